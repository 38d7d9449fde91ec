/**
 * Requests to addresses that people gave us. They go to the public internet and nowhere else: not to this machine, not into
 * the network it is in, wherever a name may lead by the time it is looked up.
 */
import { lookup as lookUp } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const TIMEOUT = 10_000; // milliseconds

const internal = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  internal.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const) {
  internal.addSubnet(network, prefix, 'ipv6');
}

export function isInternal(address: string): boolean {
  return internal.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const publicLookup: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const open = found.filter(({ address }) => !isInternal(address));
    const [first] = open;
    if (!first) return callback(new Error(`${host} is not on the public internet`), []);
    if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Sends it; resolves with the status of the reply, whose content is not read. Follows no redirections. */
export type Send = (outgoing: Outgoing) => Promise<number>;

/** `anywhere` also reaches this machine and its network: for servers of people who trust each other, and for tests. */
export function sender(anywhere: boolean): Send {
  return async ({ url, headers, body }) => {
    const { protocol, hostname } = new URL(url);
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (!anywhere && isIP(literal) !== 0 && isInternal(literal)) throw new Error('that address is not on the internet');
    const request = protocol === 'https:' ? httpsRequest : httpRequest;
    const options = { method: 'POST', headers, timeout: TIMEOUT, ...(anywhere ? {} : { lookup: publicLookup }) };
    return await new Promise((resolve, reject) => {
      const sent = request(url, options, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      sent.on('timeout', () => sent.destroy(new Error('it took too long')));
      sent.on('error', reject);
      sent.end(body);
    });
  };
}
