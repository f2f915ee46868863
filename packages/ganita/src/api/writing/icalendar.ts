import ICAL from 'ical.js';

/** A date, or a moment in UTC as `YYYY-MM-DDTHH:MM:SSZ`. */
type IcsTime = { readonly date: string } | { readonly utc: string };

/** An entry of a calendar file. */
export interface IcsEvent {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly start: IcsTime;
  /** Not included; null of a moment. */
  readonly end: IcsTime | null;
  /** The entry that this one belongs to. */
  readonly relatedTo: string | null;
  /** A notice so many minutes before the start. */
  readonly alarmMinutes: number | null;
}

/** What a calendar file says of itself. */
interface IcsHead {
  readonly product: string;
  readonly name: string;
  /** IANA id of the zone in which the texts are written; null: a constant offset. */
  readonly zone: string | null;
  /** Days after which a client reads the file again. */
  readonly refreshDays: number;
  /** The last change of what entries say; null of a file that is no revision of another. */
  readonly revision: IcsRevision | null;
}

/** A state of what entries say: a client that has one with a lower sequence replaces it (RFC 5546 section 2.1.5). */
export interface IcsRevision {
  readonly sequence: number;
  /** YYYY-MM-DDTHH:MM:SSZ */
  readonly changedAt: string;
}

/** A property and a component of jCal (RFC 7265). */
type Property = [string, Record<string, string>, string, ...string[]];
type Component = [string, Property[], Component[]];

/** A line has at most 75 octets with the space that a continued line begins with (RFC 5545 section 3.1). */
ICAL.foldLength = 74;

/** A text without the control characters that RFC 5545 forbids in one (section 3.1); every end of a line is the same. */
const clean = (value: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
  value.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const text = (name: string, ...values: string[]): Property => [name, {}, 'text', ...values.map(clean)];

/** Of no known type, so that it is written as it is: a client that does not know its type reads it as a text. */
const escaped = (name: string, value: string): Property => [
  name,
  {},
  'unknown',
  clean(value)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n'),
];

const at = (name: string, time: IcsTime): Property =>
  'date' in time ? [name, {}, 'date', time.date] : [name, {}, 'date-time', time.utc];

/** Of a file that is no revision: the same for every answer, so that one request always has the same bytes. */
const NO_REVISION: IcsRevision = { sequence: 0, changedAt: '2000-01-01T00:00:00Z' };

const alarm = (summary: string, minutes: number): Component => [
  'valarm',
  [text('action', 'DISPLAY'), text('description', summary), ['trigger', {}, 'duration', `-PT${minutes}M`]],
  [],
];

const eventOf = (
  { uid, summary, description, categories, start, end, relatedTo, alarmMinutes }: IcsEvent,
  revision: IcsRevision | null,
): Component => [
  'vevent',
  [
    text('uid', uid),
    ['dtstamp', {}, 'date-time', (revision ?? NO_REVISION).changedAt],
    ...(revision === null ? [] : [['last-modified', {}, 'date-time', revision.changedAt] as Property]),
    ['sequence', {}, 'integer', String((revision ?? NO_REVISION).sequence)],
    at('dtstart', start),
    ...(end === null ? [] : [at('dtend', end)]),
    text('summary', summary),
    ...(description === '' ? [] : [text('description', description)]),
    ...(categories.length === 0 ? [] : [text('categories', ...categories)]),
    ...(relatedTo === null ? [] : [text('related-to', relatedTo)]),
    text('transp', 'TRANSPARENT'),
  ],
  alarmMinutes === null ? [] : [alarm(summary, alarmMinutes)],
];

/** A calendar file (RFC 5545, RFC 7986): entries in their order, moments in UTC. */
export function icsText({ product, name, zone, refreshDays, revision }: IcsHead, events: readonly IcsEvent[]): string {
  const calendar: Component = [
    'vcalendar',
    [
      text('prodid', product),
      text('version', '2.0'),
      text('calscale', 'GREGORIAN'),
      text('method', 'PUBLISH'),
      escaped('name', name),
      escaped('x-wr-calname', name),
      ...(zone === null ? [] : [escaped('x-wr-timezone', zone)]),
      ['refresh-interval', {}, 'duration', `P${refreshDays}D`],
      ['x-published-ttl', {}, 'unknown', `P${refreshDays}D`],
    ],
    events.map((event) => eventOf(event, revision)),
  ];
  return ICAL.stringify(calendar as never);
}
