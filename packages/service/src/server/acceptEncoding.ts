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

/**
 * The coding that a client prefers among ours (RFC 9110 section 12.5.3); of equal weights zstd before brotli before gzip
 * before plain text. Plain text where it accepts none of them or sends no header.
 */
export function acceptedEncoding<E extends Encoding>(header: string | undefined, among: readonly E[]): E | 'identity' {
  if (header === undefined) return 'identity';
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
