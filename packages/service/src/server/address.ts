import { isIPv4, isIPv6 } from 'node:net';

/** An address read from text: IPv4 as four numbers with dots, IPv6 as eight groups. */
export type Address =
  | { readonly family: 'ipv4'; readonly text: string }
  | { readonly family: 'ipv6'; readonly groups: readonly number[] };

const GROUPS = 8;
/** A port after an address, as some proxies write it: `203.0.113.7:443`, `[2001:db8::1]:443`. */
const IPV4_WITH_PORT = /^([\d.]{7,15}):\d{1,5}$/;
const IN_BRACKETS = /^\[([^\]]{2,60})\](?::\d{1,5})?$/;
const MAX_TEXT_LENGTH = 80;

/**
 * Read an address in any of its spellings: letters of either case, zeros left out or written, a zone (`%eth0`), a port.
 * An IPv4 address in IPv6 form (`::ffff:203.0.113.7`) is that IPv4 address. Null where the text is no address.
 */
export function readAddress(text: string | undefined): Address | null {
  if (text === undefined || text.length > MAX_TEXT_LENGTH) return null;
  const alone = IN_BRACKETS.exec(text)?.[1] ?? IPV4_WITH_PORT.exec(text)?.[1] ?? text;
  if (isIPv4(alone)) return { family: 'ipv4', text: alone };
  if (!isIPv6(alone)) return null;
  const groups = groupsOf(alone.split('%')[0] ?? '');
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return mapped ? { family: 'ipv4', text: dotted(groups.slice(6)) } : { family: 'ipv6', groups };
}

const dotted = (groups: readonly number[]): string => groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');

/** The eight groups of an IPv6 address that is well-formed, with or without `::` and an IPv4 part at its end. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = partsOf(head);
  const after = tail === undefined ? [] : partsOf(tail);
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => 0), ...after];
}

const partsOf = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((part) => {
        if (!part.includes('.')) return [Number.parseInt(part, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
        return [a * 256 + b, c * 256 + d];
      });
