import { LRUCache } from 'lru-cache';
import { AVAILABLE_ENCODINGS, type Encoding, PAGE_ENCODINGS } from '../cache/encoding.js';
import { type Weights, weightsOf } from './qualityValues.js';

/** Older names that mean the same (RFC 9110 section 8.4.1.3). */
const ALIASES: Readonly<Record<string, string>> = { 'x-gzip': 'gzip' };

const codingWeights = (header: string): Weights =>
  new Map([...weightsOf(header)].map(([name, weight]) => [ALIASES[name] ?? name, weight]));

/** A coding that is not named has the weight of `*`; plain text is accepted unless it is rejected, but last. */
const LAST_CHOICE = 1e-4;
const weightOf = (coding: Encoding, weights: Weights): number =>
  weights.get(coding) ?? (coding === 'identity' ? Math.min(weights.get('*') ?? 1, LAST_CHOICE) : weights.get('*')) ?? 0;

/** Choices by header, for each list of codings: clients send the same few headers. Longer ones are read each time. */
const choices = new WeakMap<readonly Encoding[], LRUCache<string, Encoding>>();
const MAX_CHOICES = 200;
const MAX_KEPT_LENGTH = 100;

/**
 * The coding that a client prefers among ours (RFC 9110 section 12.5.3); of equal weights zstd before brotli before gzip
 * before plain text. Plain text where it accepts none of them or sends no header.
 */
export function acceptedEncoding<E extends Encoding>(header: string | undefined, among: readonly E[]): E | 'identity' {
  if (header === undefined) return 'identity';
  if (header.length > MAX_KEPT_LENGTH) return preferredOf(header, among);
  const known = choices.get(among) ?? new LRUCache<string, Encoding>({ max: MAX_CHOICES });
  const kept = known.get(header);
  if (kept !== undefined) return kept as E | 'identity';
  const choice = preferredOf(header, among);
  known.set(header, choice);
  choices.set(among, known);
  return choice;
}

function preferredOf<E extends Encoding>(header: string, among: readonly E[]): E | 'identity' {
  const weights = codingWeights(header);
  const taken = among.filter((coding) => weightOf(coding, weights) > 0);
  const best = Math.max(...taken.map((coding) => weightOf(coding, weights)));
  return taken.find((coding) => weightOf(coding, weights) === best) ?? 'identity';
}

/** The same header with only the coding of answers, and after it the one of pages and of what is streamed. */
export function preferredEncodings(header: string | undefined): string {
  const [ofAnswers, ofPages] = [
    acceptedEncoding(header, AVAILABLE_ENCODINGS),
    acceptedEncoding(header, PAGE_ENCODINGS),
  ];
  return ofAnswers === ofPages ? ofAnswers : `${ofAnswers}, ${ofPages};q=0.5`;
}

/** The name of a request body's coding as it is registered: names are read without regard to case. */
export function contentEncoding(header: string): string {
  const name = header.trim().toLowerCase();
  return ALIASES[name] ?? name;
}
