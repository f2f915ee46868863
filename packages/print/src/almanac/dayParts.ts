import { festivalRow } from '@ganita/core/festivals/festivalCatalogue.js';
import { FESTIVAL_RANKS } from '@ganita/core/festivals/ranks/ranks.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { Canvas, Point, TextStyle } from '../report/page/canvas.js';
import { COLOUR } from '../report/page/theme.js';
import { type Ending, regionalMonthName, type WallDay } from './wallDay.js';

/** Font size of a wall calendar on A4, points. */
export const TEXT = 9;

const TITHIS_OF_PAKSHA = 15;
/** Public and known to all. */
const FIRST_RANK = 1;

/** Whether a day is printed as one of rest: a Sunday, a holiday, or a festival that all know. */
export const isFree = ({ weekday, holiday, festivals }: WallDay): boolean =>
  weekday === 'Sunday' || holiday !== null || festivals.some(({ rank }) => rank === FIRST_RANK);

/** Whether the keepers of the place give a festival a higher rank than India as a whole does. */
const isOwn = ({ id, rank }: WallDay['festivals'][number]): boolean => rank < FESTIVAL_RANKS[id].everyone;

/** The festivals of a day, those that most people keep first, of these those of the region. */
const byRank = ({ festivals }: WallDay): WallDay['festivals'] =>
  [...festivals].sort((one, other) => one.rank - other.rank || Number(isOwn(other)) - Number(isOwn(one)));

/** What is kept on a day, and how it is printed. Fasts have a mark. */
export interface KeptDay {
  readonly text: string;
  readonly style: TextStyle;
  /** Whether few keep it, or every month has it. */
  readonly isOfFew: boolean;
}

/** What is kept on a day: its holiday, festivals by rank, eclipses after the first rank, then what few keep, or every month has. */
export function keptOn(day: WallDay, size: number, speech: Speech): readonly KeptDay[] {
  const great = { size, weight: 'semibold', colour: COLOUR.bad } as const;
  const marked = ({ id, name }: WallDay['festivals'][number]): string =>
    festivalRow(id).category === 'vrata' ? `• ${name}` : name;
  const festivals = byRank(day);
  const of = (isFirst: boolean, style: TextStyle): readonly KeptDay[] =>
    festivals
      .filter(({ rank }) => (rank === FIRST_RANK) === isFirst)
      .map((one) => ({ text: marked(one), style, isOfFew: false }));
  return [
    ...(day.holiday === null ? [] : [{ text: day.holiday, style: great, isOfFew: false }]),
    ...of(true, great),
    ...day.eclipses.map((one) => ({
      text: `${one.name} ${speech.figures(spanText(one, day.date))}`,
      style: { size, weight: 'semibold', colour: COLOUR.ink } as const,
      isOfFew: false,
    })),
    ...of(false, { size, colour: COLOUR.good }),
    ...day.alsoKept.map((one) => ({ text: marked(one), style: { size, colour: COLOUR.faint }, isOfFew: true })),
  ];
}

/** What is kept on a day, that of one colour one after the other. */
export function inOneStyle(kept: readonly KeptDay[]): readonly KeptDay[] {
  const groups = new Map<TextStyle['colour'], KeptDay[]>();
  for (const one of kept) groups.set(one.style.colour, [...(groups.get(one.style.colour) ?? []), one]);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => ({ ...first, text: group.map(({ text }) => text).join(', ') })),
  );
}

/** What the colours and the mark of what is kept mean, each in its colour. */
export function colourKey({ language, word }: Speech): readonly { readonly text: string; readonly colour: string }[] {
  const { festivalParts, occasions } = WORDS[language];
  return [
    { text: word('great_festivals'), colour: COLOUR.bad },
    { text: festivalParts.category.festival, colour: COLOUR.good },
    { text: occasions.festival.of_few, colour: COLOUR.faint },
    { text: `• ${festivalParts.category.vrata}`, colour: COLOUR.ink },
  ];
}

/** The day of a solar month; with the month's name on the first, or always. A lunar day is the tithi, which is below. */
export function regionalDay(
  { regional }: WallDay,
  speech: Speech,
  isAlwaysNamed = false,
): { readonly text: string; readonly isNamed: boolean } | null {
  if (regional === null || regional.lunar !== null) return null;
  const day = speech.figures(regional.day);
  const isNamed = isAlwaysNamed || regional.day === 1;
  return { text: isNamed ? `${regionalMonthName(regional, speech)} ${day}` : day, isNamed };
}

/** The full and the new moon have names of their own. */
export function tithiName({ name, number, paksha_name }: Omit<WallDay['tithi'], 'id' | 'paksha' | 'ends'>): string {
  return number % TITHIS_OF_PAKSHA === 0 ? name : `${paksha_name} ${name}`;
}

const GRAPHEMES = new Intl.Segmenter();

/** The same with the first letter of its paksha, as Tamil almanacs have it. */
export function shortTithiName({ name, number, paksha_name }: Parameters<typeof tithiName>[0]): string {
  const [first] = GRAPHEMES.segment(paksha_name);
  return number % TITHIS_OF_PAKSHA === 0 || first === undefined ? name : `${first.segment}. ${name}`;
}

/** When an anga ends, to the minute; `+` on the next day. */
export function untilText(ends: string, date: string): string {
  const time = ends.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  return ends.startsWith(date) ? time : `+${time}`;
}

/** From when to when, on a date. */
export const spanText = ({ starts, ends }: { readonly starts: string; readonly ends: string }, date: string): string =>
  `${untilText(starts, date)}–${untilText(ends, date)}`;

/** The Moon's sign at sunrise, with the time at which the Moon leaves it. */
export const moonSignText = ({ date, moonSign: { name, ends } }: WallDay, speech: Speech): string =>
  ends === null ? name : `${name} ${speech.figures(untilText(ends, date))}`;

/** The name of an ending, its time as it is printed on a date, and a shorter name. */
export const endingText = ({ name, ends, short = name }: Ending, date: string, speech: Speech): EndingText => ({
  name,
  short,
  time: speech.figures(untilText(ends, date)),
});

export interface EndingText {
  readonly name: string;
  readonly short: string;
  readonly time: string;
}

const DEGREES_PER_TITHI = 12;
const STEPS = 24;

/** The Moon in the middle of a tithi, 1 to 30, as the northern hemisphere sees it: its lit part is paper, the rest ink. */
export function moon(canvas: Canvas, tithi: number, [cx, cy]: Point, radius: number): void {
  const elongation = ((tithi - 0.5) * DEGREES_PER_TITHI * Math.PI) / 180;
  canvas.rectangle(cx - radius, cy - radius, 2 * radius, 2 * radius, { fill: COLOUR.ink }, radius);
  const isWaxing = elongation < Math.PI;
  const limb = isWaxing ? 1 : -1;
  const terminator = Math.cos(elongation) * limb;
  const arc = (share: number, from: number, to: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, at) => {
      const angle = from + ((to - from) * at) / STEPS;
      return [cx + share * radius * Math.cos(angle), cy - radius * Math.sin(angle)];
    });
  canvas.polygon([...arc(limb, Math.PI / 2, -Math.PI / 2), ...arc(terminator, -Math.PI / 2, Math.PI / 2)], {
    fill: COLOUR.paper,
  });
  canvas.rectangle(
    cx - radius,
    cy - radius,
    2 * radius,
    2 * radius,
    { stroke: COLOUR.ink, lineWidth: radius / 8 },
    radius,
  );
}
