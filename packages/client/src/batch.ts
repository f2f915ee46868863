import { BATCH } from './routes.js';
import type { CallOptions, Send } from './send.js';
import type { NatalChartOf, PartFailure, RequestOf } from './wire.js';

/** The answer to one request of a batch: a chart, or why there is none. */
export type ChartLine<Sections> =
  | {
      /** Number of the request, from 1. */
      readonly line: number;
      /** The chart. */
      readonly answer: NatalChartOf<Sections>;
      /** Only where there is no chart. */
      readonly error?: undefined;
    }
  | {
      /** Number of the request, from 1. */
      readonly line: number;
      /** Why there is no chart. */
      readonly error: PartFailure;
      /** Only where there is no error. */
      readonly answer?: undefined;
    };

/** A request of a batch. */
export type ChartRequest<Sections> = Omit<RequestOf<'natalChart'>, 'sections'> & {
  /** Requested keys of the horoscope: the answer has these alone, and so has its type. Null: all. */
  readonly sections?: Sections;
};

/** Requests, or what yields them. */
export type Requested<Sections> = Iterable<ChartRequest<Sections>> | AsyncIterable<ChartRequest<Sections>>;

/** Requests that the service takes in one call. */
const LINES_OF_CALL = 10_000;

/**
 * The charts of many births, in the order of the requests, each as soon as it has arrived; `line` counts the requests from 1.
 * Requests beyond 10,000 are sent in further calls. A loop that is left early ends the call. Errors: those of a call; one that
 * concerns a single request is in its line.
 */
export async function* chartsOf<Sections>(
  send: Send,
  requests: Requested<Sections>,
  options: CallOptions,
): AsyncGenerator<ChartLine<Sections>, void, undefined> {
  let before = 0;
  for await (const part of partsOf(requests)) {
    const response = await send(BATCH, { lines: part.join('\n') }, options);
    let answered = 0;
    for await (const text of linesIn(response)) {
      const record = JSON.parse(text) as ChartLine<Sections>;
      answered += 1;
      yield { ...record, line: before + record.line };
    }
    if (answered < part.length) throw new Error(`the batch ended after ${before + answered} answers`);
    before += part.length;
  }
}

/** Requests as lines, as many together as one call takes. */
async function* partsOf(requests: Requested<unknown>): AsyncGenerator<readonly string[]> {
  let part: string[] = [];
  for await (const request of requests) {
    part.push(JSON.stringify(request));
    if (part.length < LINES_OF_CALL) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** The lines of an answer as they arrive; those that are empty only say that the service is at work. */
async function* linesIn({ body }: Response): AsyncGenerator<string> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let line = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const [first = '', ...more] = decoder.decode(value, { stream: !done }).split('\n');
      line += first;
      for (const next of done ? [...more, ''] : more) {
        if (line !== '') yield line;
        line = next;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}
