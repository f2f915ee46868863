import { BlockList } from 'node:net';
import { readAddress } from './address.js';

/** Whether to trust the forwarded address of a hop. Hop 0 is the connection itself. */
export type TrustsProxy = (address: string | undefined, hop: number) => boolean;

const MAX_HOPS = 32;
const BITS = { ipv4: 32, ipv6: 128 } as const;
const EXPECTED =
  'must be false, the number of proxies in front of the service (1, 2 ...), or the addresses of their networks ' +
  '(10.0.0.0/8, 127.0.0.1)';

/**
 * Read the setting `TRUST_PROXY`: which proxies may give the address of a client. Null: none, the address is that of
 * the connection. Errors: an Error with the allowed values; `true` is not allowed, because it would trust any client.
 */
export function readTrustProxy(text: string): TrustsProxy | null {
  if (text === 'false') return null;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops < 1 || hops > MAX_HOPS) throw new Error(EXPECTED);
    return (_address, hop) => hop < hops;
  }
  if (text === 'true') {
    throw new Error(`${EXPECTED}; true is not allowed, because a client could then forge its address`);
  }
  const networks = new BlockList();
  for (const part of text.split(',')) addNetwork(networks, part.trim());
  return (address) => {
    const read = readAddress(address);
    if (read === null) return false;
    return networks.check(read.family === 'ipv4' ? read.text : colons(read.groups), read.family);
  };
}

const colons = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');

function addNetwork(networks: BlockList, text: string): void {
  const [, before, bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = readAddress(before);
  if (address === null) throw new Error(EXPECTED);
  const most = BITS[address.family];
  const prefix = bits === undefined ? most : Number(bits);
  // A network of all addresses is not a network of proxies.
  if (prefix < 1 || prefix > most) throw new Error(EXPECTED);
  networks.addSubnet(address.family === 'ipv4' ? address.text : colons(address.groups), prefix, address.family);
}
