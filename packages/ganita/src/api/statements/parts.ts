import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import type { ClaimedValue } from './comparedValue.js';
import { type Fact, type FestivalFact, type ReadClaim, type Unanswered, unanswered } from './fact.js';
import type { LimbName } from './limbs.data.js';
import { namesOf } from './names.js';
import { saidOfLimb } from './sentence.js';
import { fullDate, listedSelector, SLOTS } from './slots.js';

/** A claim in parts. */
export interface ClaimInParts {
  readonly subject: string;
  readonly property: string;
  readonly value: ClaimedValue;
}

const MAHADASHA = /^([^-]{2,20}) (?:mahadasha|dasha)$/i;
const ANTARDASHA = /^([^-]{2,20})-([^-]{2,20}) (?:antardasha|bhukti)$/i;
const YEAR = /^(.{2,80}) (\d{4})$/;
const DAY = /^(?:day|panchang|date)(?:(?: of | on |@)([\w ,.-]{1,30}))?$/i;
const PLACE = ' in ';

/** What is before ` in ` and after it; null where a text has no such part. */
function withPlace(text: string): readonly [string, string | null] {
  const at = text.indexOf(PLACE);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + PLACE.length)];
}

const ENDS: Readonly<Record<string, 'start' | 'end'>> = {
  start: 'start',
  starts: 'start',
  begins: 'start',
  from: 'start',
  end: 'end',
  ends: 'end',
  until: 'end',
};
const IS_PRESENT = 'present';

const meant = (kind: Parameters<typeof namesOf>[0], name: string | undefined): string | undefined =>
  name === undefined ? undefined : namesOf(kind).meant(name);

/** The body that a subject names, as selectors have it: `Moon`, `D-9.Moon`. */
function bodyOf(subject: string): string | undefined {
  const point = meant('point', subject);
  if (point !== undefined) return point;
  const [before, chart] = withPlace(subject);
  const space = subject.search(/[ .]/);
  const [varga, body] = chart === null ? [subject.slice(0, space), subject.slice(space + 1)] : [chart, before];
  const [ofVarga, ofBody] = [meant('varga', varga), meant('point', body)];
  return ofVarga === undefined || ofBody === undefined ? undefined : `${ofVarga}.${ofBody}`;
}

const column = (selector: string): Fact => ({ of: 'column', selector });

/** The festival, its year and its place that a subject names. */
function festivalOf(subject: string): Pick<FestivalFact, 'festival' | 'year' | 'place'> | undefined {
  const [named, place] = withPlace(subject);
  const [, name, year] = YEAR.exec(named) ?? [];
  const festival = meant('festival', name) as FestivalId | undefined;
  return festival === undefined ? undefined : { festival, year: Number(year), place };
}

/** A fact of which the subject is a period, or a festival of a year. */
function datedFact(subject: string, property: string): Fact | undefined {
  const [, ...names] = MAHADASHA.exec(subject) ?? ANTARDASHA.exec(subject) ?? [];
  const lords = names.map((lord) => meant('graha', lord));
  const end = ENDS[property.toLowerCase()];
  if (lords.length > 0 && !lords.includes(undefined) && end !== undefined)
    return { of: 'period', lords: lords as readonly Graha[], end };
  const festival = property.toLowerCase() === 'date' ? festivalOf(subject) : undefined;
  return festival && { of: 'festival', ...festival };
}

/** Whether anything is called so, whatever its properties. */
const isSubject = (subject: string): boolean =>
  bodyOf(subject) !== undefined ||
  (['yoga', 'dosha', 'karaka'] as const).some((kind) => meant(kind, subject) !== undefined) ||
  [MAHADASHA, ANTARDASHA, DAY].some((form) => form.test(subject)) ||
  festivalOf(subject) !== undefined;

/** The columns that a subject and a property may be. */
function selectorsOf(subject: string, property: string): readonly string[] {
  const known = meant('property', property) ?? property;
  const body = bodyOf(subject);
  const [yoga, dosha, karaka] = [meant('yoga', subject), meant('dosha', subject), meant('karaka', subject)];
  return [
    `${subject}.${property}`,
    ...(property.toLowerCase() === 'value' ? [subject] : []),
    ...(body === undefined ? [] : [`${body}.${known}`]),
    ...(yoga !== undefined && known === IS_PRESENT ? [`yogas.${yoga}`] : []),
    ...(dosha === undefined ? [] : [`doshas.${dosha}.${known}`]),
    ...(karaka === undefined ? [] : [`karakas.${karaka}.${known}`]),
  ];
}

/** Read a claim in parts: any column of a birth, the property of a body, of a period, of a day, of a festival. */
export function readParts({ subject, property, value }: ClaimInParts, ofBirth: boolean): ReadClaim | Unanswered {
  const claim = (says: ReadClaim['says']): ReadClaim => ({ pattern: null, says, isNegated: false });
  const listed = listedSelector(`${subject}.${property}`);
  if (ofBirth && listed !== null) return claim([{ fact: column(listed), value }]);
  const limb = SLOTS.limb?.read(property) as LimbName | null;
  const [named, place] = withPlace(subject);
  const ofDay = DAY.exec(named);
  const date = ofDay === null ? (fullDate(named) === null ? undefined : named) : (ofDay[1] ?? '');
  if (limb !== null && date !== undefined) {
    const day = date === '' ? null : fullDate(date);
    if (day !== null || date === '') return claim(saidOfLimb(limb, value, { date: day, place }));
  }
  const dated = datedFact(subject, property);
  if (dated !== undefined) return claim([{ fact: dated, value }]);
  const found = new Set(selectorsOf(subject, property).flatMap((selector) => listedSelector(selector) ?? []));
  const [selector, ...others] = found;
  if (others.length > 0) return unanswered('ambiguous', [...found].join(', '));
  if (selector !== undefined) return claim([{ fact: column(selector), value }]);
  return unanswered(isSubject(subject) ? 'unknown_property' : 'unknown_subject');
}
