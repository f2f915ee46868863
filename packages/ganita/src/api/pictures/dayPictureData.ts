import { karanaFacts, nityaYogaFacts, tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import type { AngaSpan } from '@ganita/core/panchanga/angaSpans.js';
import type { AngaId } from '@ganita/core/panchanga/angas.js';
import { CHOGHADIYA_FACTS, GOWRI_QUALITY, type NamedPart, type Quality } from '@ganita/core/panchanga/dayParts.js';
import type { DayWindows } from '@ganita/core/panchanga/dayWindows.js';
import { ghatiWindowsOf, halfOf } from '@ganita/core/panchanga/windows.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { type Speech, speechOf } from '@ganita/words/speech.js';
import { WORDS, type Words } from '@ganita/words/words.js';
import type { DayEighths, DrawnDay } from '../../calculations/pictures/dayPicture.js';
import type { Block, Lane, LaneGroup } from '../../drawing/lanes/lane.js';
import { lanesScene } from '../../drawing/lanes/lanesScene.js';
import type { Scene } from '../../drawing/scene.js';
import { entry, momentEntry } from '../../drawing/sheet.js';
import { clockOf } from '../values/clock.js';
import { headingOf } from './heading.js';

/** A stretch of time with what it is. */
interface Stretch extends Interval {
  readonly name: string;
  /** A shorter name, where there is one. */
  readonly short?: string;
  readonly quality?: Block['quality'];
  /** Whether the notes have it in any case, with its times. */
  readonly isNoted?: true;
}

interface Row {
  readonly name: string;
  readonly stretches: readonly Stretch[];
  readonly isUniform?: true;
  /** Whether the ends of stretches are written below. */
  readonly hasTimes?: true;
}

/** A half of the day, or a whole day without sunrise. */
interface Part extends Interval {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** How a day is written. */
interface Writer {
  readonly speech: Speech;
  readonly words: Words;
  readonly time: (jdUt: Interval['startJdUt']) => string;
  readonly eighths: DayEighths;
}

/** A day from sunrise to sunrise: its angas, windows, choghadiyas or gowri parts, and horas. */
export function dayPictureScene({ answer, atJdUt, eighths }: DrawnDay): Scene {
  const { input, day, clock, rounding } = answer;
  const speech = speechOf(input.language);
  const words = WORDS[input.language];
  const { minuteOrNull, moment } = clockOf(clock, rounding);
  const writer: Writer = { speech, words, eighths, time: (jdUt) => speech.figures(minuteOrNull(jdUt) as string) };
  const parts = partsOf(answer, writer);
  const heading = headingOf(`${words.zodiac.vara[day.weekday]} ${speech.date(dateText(day.date))}`, [input.place]);
  const marked = atJdUt === null ? null : `${words.pictures.phrase.at}: ${speech.moment(moment(atJdUt))}`;
  const qualities = [entry('—', words.panchangaDay.partQuality.good), entry('- -', words.panchangaDay.partQuality.bad)];
  return lanesScene({
    language: input.language,
    title: heading.join(', '),
    description: [...(marked === null ? [] : [`${marked}.`]), ...parts.map((part) => described(part, writer))].join(
      ' ',
    ),
    heading,
    groups: parts.map((part) => groupOf(part, atJdUt, writer)),
    notes: [day.windows === null ? [] : qualities, marked === null ? [] : [momentEntry(marked)]],
    noteNumber: (number) => speech.figures(number),
  });
}

function partsOf({ day }: DrawnDay['answer'], writer: Writer): readonly Part[] {
  const { speech, words, time } = writer;
  const angas = angaRows(day.spans, writer);
  const { sunDay, windows } = day;
  if (sunDay === null || windows === null) {
    return [{ name: speech.word('no_sunrise'), rows: angas, ...day.interval }];
  }
  return (['day', 'night'] as const).map((half): Part => {
    const interval = halfOf(sunDay, half);
    const { startJdUt, endJdUt } = interval;
    return {
      name: `${words.pictures.phrase[half]} ${time(startJdUt)} – ${time(endJdUt)}`,
      rows: [...angas, ...windowRows(day, windows, writer), ...partRows(windows, half, writer)],
      ...interval,
    };
  });
}

function angaRows(spans: Readonly<Record<AngaId, readonly AngaSpan[]>>, { speech, words }: Writer): readonly Row[] {
  const { angas, zodiac } = words;
  const row = (name: string, list: readonly AngaSpan[], nameOf: (number: number) => string): Row => ({
    name,
    stretches: list.map(({ number, startJdUt, endJdUt }) => ({ name: nameOf(number), startJdUt, endJdUt })),
    hasTimes: true,
  });
  return [
    row(speech.word('tithi'), spans.tithi, (number) => {
      const { tithi, paksha } = tithiFacts(number);
      return `${angas.paksha[paksha]} ${angas.tithi[tithi]}`;
    }),
    row(speech.word('nakshatra'), spans.nakshatra, (number) => zodiac.nakshatra[nakshatraAt(number)]),
    row(speech.word('yoga'), spans.yoga, (number) => angas.nityaYoga[nityaYogaFacts(number).yoga]),
    row(speech.word('karana'), spans.karana, (number) => angas.karana[karanaFacts(number).karana]),
  ];
}

/** Windows that overlap each other are in different rows. */
function windowRows(
  { spans, interval }: DrawnDay['answer']['day'],
  { windows, durmuhurta }: DayWindows,
  { words }: Writer,
): readonly Row[] {
  const { window } = words.panchangaDay;
  const { phrase } = words.pictures;
  const stretch = (id: keyof typeof window, quality: 'good' | 'bad', list: readonly (Interval | null)[]) =>
    list.filter((one) => one !== null).map((one): Stretch => ({ ...one, name: window[id], quality, isNoted: true }));
  return [
    {
      name: phrase.kaalas,
      stretches: (['rahu_kalam', 'yamaganda', 'gulika'] as const)
        .flatMap((id) => stretch(id, 'bad', [windows[id]]))
        .sort((a, b) => a.startJdUt - b.startJdUt),
    },
    { name: window.durmuhurta, stretches: stretch('durmuhurta', 'bad', durmuhurta) },
    {
      name: window.varjyam,
      stretches: stretch('varjyam', 'bad', ghatiWindowsOf('varjyam', spans.nakshatra, interval)),
    },
    { name: phrase.good_times, stretches: stretch('abhijit', 'good', [windows.abhijit]) },
    {
      name: window.amrita_kala,
      stretches: stretch('amrita_kala', 'good', ghatiWindowsOf('amrita_kala', spans.nakshatra, interval)),
    },
  ];
}

function partRows(windows: DayWindows, half: 'day' | 'night', { words, eighths }: Writer): readonly Row[] {
  const isDay = half === 'day';
  const choghadiyas = isDay ? windows.choghadiyaOfDay : windows.choghadiyaOfNight;
  const gowris = isDay ? windows.gowriOfDay : windows.gowriOfNight;
  const horas = isDay ? windows.horasOfDay : windows.horasOfNight;
  const { phrase } = words.pictures;
  const stretches = <Name extends string>(
    parts: readonly NamedPart<Name>[],
    of: (name: Name) => Omit<Stretch, keyof Interval>,
  ) => parts.map(({ name, startJdUt, endJdUt }): Stretch => ({ ...of(name), startJdUt, endJdUt }));
  const rated = (name: string, quality: Quality) => ({ name, quality: quality === 'neutral' ? null : quality });
  const { choghadiya, gowri } = words.panchangaDay;
  return [
    {
      name: phrase[eighths],
      stretches:
        eighths === 'gowri'
          ? stretches(gowris, (name) => rated(gowri[name], GOWRI_QUALITY[name]))
          : stretches(choghadiyas, (name) => rated(choghadiya[name], CHOGHADIYA_FACTS[name].quality)),
      isUniform: true,
    },
    {
      name: phrase.hora,
      stretches: stretches(horas, (name) => ({ name: words.zodiac.body[name], short: words.report.bodyMark[name] })),
      isUniform: true,
      hasTimes: true,
    },
  ];
}

/** The part of each stretch that is in a part of the day. */
const inside = ({ stretches }: Row, part: Interval): readonly Stretch[] =>
  stretches.filter(({ startJdUt, endJdUt }) => startJdUt < part.endJdUt && endJdUt > part.startJdUt);

function groupOf(part: Part, atJdUt: number | null, writer: Writer): LaneGroup {
  const lanes = part.rows
    .filter((row) => inside(row, part).length > 0)
    .map((row, index) => laneOf(row, part, atJdUt, index === 0, writer));
  return { title: part.name, lanes };
}

function laneOf(row: Row, part: Part, atJdUt: number | null, isFirst: boolean, { time }: Writer): Lane {
  const share = (jdUt: number): number =>
    Math.min(1, Math.max(0, (jdUt - part.startJdUt) / (part.endJdUt - part.startJdUt)));
  const shown = inside(row, part);
  return {
    name: row.name,
    beside: '',
    blocks: shown.map(({ name, short, quality = null, startJdUt, endJdUt, isNoted }) => {
      const isNow = atJdUt !== null && startJdUt <= atJdUt && atJdUt < endJdUt;
      return {
        start: share(startJdUt),
        end: share(endJdUt),
        look: isNow && atJdUt >= part.startJdUt && atJdUt < part.endJdUt ? 'running' : 'plain',
        quality,
        labels: isNoted ? [] : [name, ...(short === undefined ? [] : [short])],
        note: isNoted ? `${name} ${time(startJdUt)} – ${time(endJdUt)}` : name,
      };
    }),
    isUniform: row.isUniform ?? false,
    isFramed: true,
    ticks: row.hasTimes
      ? shown
          .filter(({ endJdUt }) => endJdUt < part.endJdUt)
          .map(({ endJdUt }) => ({ at: share(endJdUt), text: time(endJdUt) }))
      : [],
    // One mark is enough for all rows of a part: what runs is outlined in each.
    now: isFirst && atJdUt !== null && atJdUt >= part.startJdUt && atJdUt < part.endJdUt ? share(atJdUt) : null,
  };
}

/** A part of the day in sentences. */
const described = (part: Part, { time }: Writer): string =>
  [
    `${part.name}.`,
    ...part.rows.flatMap((row) => {
      const shown = inside(row, part).map(
        ({ name, startJdUt, endJdUt }) => `${name} ${time(startJdUt)} – ${time(endJdUt)}`,
      );
      return shown.length === 0 ? [] : [`${row.name}: ${shown.join(', ')}.`];
    }),
  ].join(' ');
