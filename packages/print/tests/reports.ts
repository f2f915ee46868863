import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { makeReport } from '@ganita/print/report/makeReport.js';
import { readReportRequest } from '@ganita/print/report/request/reportRequest.js';
import type { Language } from '@ganita/words/languages.js';
import { filled } from '@ganita/words/messages.js';
import { WORDS } from '@ganita/words/words.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { calculationRow } from 'ganita/api/endpoints.js';

const ports = await openPorts();

/** A request of a report with a name for the tests. */
export interface ReportCase {
  readonly title: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the tests read of every report: all pages of a birth, with the yogas of every chart. */
const EVERYTHING = { template: 'astrologer', as_of: '2026-11-23', yoga_charts: VARGA_KEYS } as const;

/** One report in each language, in both styles, at days and places that crowd the pages in different ways. */
const BIRTHS: readonly ReportCase[] = [
  {
    title: 'en, north, a name of 80 characters',
    body: {
      date: '1996-12-07',
      time: '10:34:00',
      place: 'Chennai',
      latitude: 13.0827,
      longitude: 80.2707,
      timezone: 5.5,
      language: 'en',
      name: 'Lakshmi Narayana Venkata Subrahmanya Sarma Ramachandrapuram Viswanathan Iyer Jr.',
      online_url: 'https://example.org/chart/123',
    },
  },
  {
    title: 'hi, north, a planet in nearly every place of one sign',
    body: {
      date: '1947-08-15',
      time: '00:00:01',
      place: '\u0928\u0908 \u0926\u093f\u0932\u094d\u0932\u0940',
      latitude: 28.6139,
      longitude: 77.209,
      timezone: 5.5,
      language: 'hi',
      name: '\u0936\u094d\u0930\u0940\u092e\u0924\u0940 \u0932\u0915\u094d\u0937\u094d\u092e\u0940 \u0926\u0947\u0935\u0940 \u0936\u0930\u094d\u092e\u093e',
    },
  },
  {
    title: 'ka, south, born on a leap day',
    body: {
      date: '1980-02-29',
      time: '23:10:00',
      place: '\u0cac\u0cc6\u0c82\u0c97\u0cb3\u0cc2\u0cb0\u0cc1',
      latitude: 12.97,
      longitude: 77.59,
      timezone: 5.5,
      language: 'ka',
      chart_style: 'south',
      name: '\u0cb6\u0ccd\u0cb0\u0cc0\u0ca8\u0cbf\u0cb5\u0cbe\u0cb8 \u0cb0\u0cbe\u0cae\u0cbe\u0ca8\u0cc1\u0c9c\u0ca8\u0ccd',
      online_url: 'http://example.org/x',
    },
  },
  {
    title: 'ta, south, abroad',
    body: {
      date: '2005-05-21',
      time: '05:45:30',
      place: '\u0b9a\u0bbf\u0b99\u0bcd\u0b95\u0baa\u0bcd\u0baa\u0bc2\u0bb0\u0bcd',
      latitude: 1.29,
      longitude: 103.85,
      timezone: 8,
      language: 'ta',
      chart_style: 'south',
      name: '\u0bae\u0bc0\u0ba9\u0bbe\u0b9f\u0bcd\u0b9a\u0bbf \u0b9a\u0bc1\u0ba8\u0bcd\u0ba4\u0bb0\u0bc7\u0bb8\u0bcd\u0bb5\u0bb0\u0ba9\u0bcd',
    },
  },
  {
    title: 'te, south, eight planets in one sign, no name',
    body: {
      date: '1962-02-05',
      time: '06:12:00',
      place: '\u0c35\u0c3f\u0c1c\u0c2f\u0c35\u0c3e\u0c21',
      latitude: 16.5,
      longitude: 80.6,
      timezone: 5.5,
      language: 'te',
      chart_style: 'south',
      gender: 'female',
    },
  },
];

export const CASES: readonly ReportCase[] = BIRTHS.map(({ title, body }) => ({
  title,
  body: { ...body, ...EVERYTHING },
}));

/** The part of a request that `POST /horoscope` has, too. */
function birthOf(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const known = calculationRow('natalChart').calculation.request.properties;
  return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(known, name)));
}

/** The PDF of a request. */
export const reportOf = (body: Readonly<Record<string, unknown>>): Promise<Uint8Array> =>
  makeReport(readReportRequest(body, ports), ports);

/** What `POST /horoscope` answers to the same birth. */
export function horoscopeOf(body: Readonly<Record<string, unknown>>) {
  return answer('natalChart', { ...birthOf(body), meta: 'full' }, ports) as {
    readonly birth_details: { readonly resolved_time: { readonly utc: string; readonly zone: string | null } };
    // biome-ignore lint/suspicious/noExplicitAny: the answer is read as any client reads JSON
    readonly horoscope: Readonly<Record<string, any>>;
    readonly pravesha?: { readonly moment: string };
    readonly meta: { readonly conventions: Readonly<Record<string, unknown>>; readonly engine_version: string };
  };
}

/** The changes of the lagna that the cover shows: after and before the birth, as `POST /margins` has them. */
export function lagnaChangesOf(body: Readonly<Record<string, unknown>>): readonly string[] {
  const { yoga_charts: _charts, ...birth } = birthOf(body);
  const { margins } = answer('margins', { ...birth, keys: ['lagna.D-1'] }, ports) as unknown as {
    readonly margins: { readonly key_margins: readonly Readonly<Record<'later' | 'earlier', LagnaChange | null>>[] };
  };
  const [lagna] = margins.key_margins;
  const two = (n: number): string => String(n % 60).padStart(2, '0');
  const { lagnaChange } = WORDS[(body.language ?? 'en') as Language].kundali;
  const textOf = (template: string, change: LagnaChange | null | undefined): readonly string[] => {
    if (change == null) return [];
    const seconds = Math.floor(change.seconds);
    const time = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
    return [filled(template, { sign: change.value_name, time }, { language: (body.language ?? 'en') as Language })];
  };
  return [...textOf(lagnaChange.later, lagna?.later), ...textOf(lagnaChange.earlier, lagna?.earlier)];
}

interface LagnaChange {
  readonly seconds: number;
  readonly value_name: string;
}
