/** What is sent as JSON or text goes compressed to whoever can read that. Files of the page lie compressed already. */
import { promisify } from 'node:util';
import { constants, brotliCompress as writeBrotli, gzip as writeGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotliCompress = promisify(writeBrotli);
const gzip = promisify(writeGzip);
/** Bytes: less than this fits into a packet or two as it is. */
const WORTH_IT = 2_048;
/** Quick rather than small: it is made anew for each request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function compression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    const read = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(read) ? 'br' : /\bgzip\b/.test(read) ? 'gzip' : null;
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoding === 'br' ? await brotliCompress(payload, brotliOptions) : await gzip(payload);
  });
}
