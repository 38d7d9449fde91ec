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
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  internal.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
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
export function sender(anywhere: boolean, timeout = TIMEOUT): Send {
  return async ({ url, headers, body }) => {
    const { protocol, hostname } = new URL(url);
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (!anywhere && isIP(literal) !== 0 && isInternal(literal)) throw new Error('that address is not on the internet');
    const request = protocol === 'https:' ? httpsRequest : httpRequest;
    const options = { method: 'POST', headers, agent: false, ...(anywhere ? {} : { lookup: publicLookup }) };
    return await new Promise((resolve, reject) => {
      const sent = request(url, options, (reply) => {
        clearTimeout(late);
        resolve(reply.statusCode ?? 0);
        reply.destroy(); // nobody reads what it says, however long it is
      });
      // From the first look for a name on: one that answers a byte at a time has no longer than one that is silent.
      const late = setTimeout(() => sent.destroy(new Error('it took too long')), timeout);
      sent.on('error', (error) => {
        clearTimeout(late);
        reject(error);
      });
      sent.end(body);
    });
  };
}
