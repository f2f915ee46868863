import type { ByteSink } from './byteSink.js';

/** A value that writes itself as JSON. */
export type SelfWriting = (sink: ByteSink) => void;

/** Write a value as JSON: by itself if it is a function, by `JSON.stringify` otherwise. */
export function writeJson(sink: ByteSink, value: unknown): void {
  if (isSelfWriting(value)) value(sink);
  else sink.text(JSON.stringify(value));
}

/**
 * An object as JSON, in the bytes of `JSON.stringify`: a field that is a function writes its own value, and
 * `JSON.stringify` writes all others.
 */
export const jsonFields =
  (fields: Readonly<Record<string, unknown>>): SelfWriting =>
  (sink) => {
    let before = '{';
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      sink.text(`${before}${JSON.stringify(name)}:`);
      writeJson(sink, value);
      before = ',';
    }
    sink.text(before === '{' ? '{}' : '}');
  };

/** A record of objects, of each of which some fields write themselves. */
export const jsonRecords = (records: Readonly<Record<string, Readonly<Record<string, unknown>>>>): SelfWriting =>
  jsonFields(Object.fromEntries(Object.entries(records).map(([name, fields]) => [name, jsonFields(fields)])));

const isSelfWriting = (value: unknown): value is SelfWriting => typeof value === 'function';
