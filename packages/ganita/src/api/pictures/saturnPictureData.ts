import { readingAt } from '@ganita/core/time/civilClock.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Interval } from '@ganita/core/time/interval.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { type Speech, speechOf } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { DrawnSaturn } from '../../calculations/pictures/saturnPicture.js';
import type { Block, Lane, Tick } from '../../drawing/lanes/lane.js';
import { lanesScene } from '../../drawing/lanes/lanesScene.js';
import type { Scene } from '../../drawing/scene.js';
import { entry, listName, momentEntry } from '../../drawing/sheet.js';
import { headingOf } from './heading.js';

/** Strips of a life, of 25 years each. */
const STRIPS = 4;
/** Years between the texts below a strip. */
const TICK_YEARS = 5;

/** A phase of sade sati or a dhaiyya. */
interface Stay extends Interval {
  readonly name: string;
  readonly isSadeSati: boolean;
}

/** Sade sati and dhaiyya of a life as strips of years. */
export function saturnPictureScene(drawn: DrawnSaturn): Scene {
  const { input, answer, life } = drawn;
  const speech = speechOf(input.language);
  const { pictures, zodiac } = WORDS[input.language];
  const heading = headingOf(speech.word('saturn'), [
    input.name ?? '',
    `${speech.word('moon_sign')}: ${zodiac.sign[answer.natal.signs.Moon]}`,
    input.place,
  ]);
  const marked = `${pictures.phrase.at}: ${speech.date(answer.asOf)}`;
  const listed = listedOf(drawn, speech);
  const years = (life.endJdUt - life.startJdUt) / STRIPS;
  const strips = Array.from({ length: STRIPS }, (_, strip) => ({
    startJdUt: (life.startJdUt + strip * years) as JulianDayUt,
    endJdUt: (life.startJdUt + (strip + 1) * years) as JulianDayUt,
  }));
  const stays = staysOf(drawn, speech);
  return lanesScene({
    language: input.language,
    title: heading.join(', '),
    description: [
      `${marked}.`,
      ...listed.map(([name, dates]) => `${name}: ${dates.join(', ')}.`),
      ...stays.filter(({ isSadeSati }) => isSadeSati).map((stay) => `${stay.name}: ${datesOf(stay, drawn, speech)}.`),
    ].join(' '),
    heading,
    groups: [{ title: '', lanes: strips.map((strip, index) => laneOf(strip, index, stays, drawn, speech)) }],
    notes: [
      ...listed.map(([name, dates]) => [listName(name), ...dates.map((text) => entry(text))]),
      [momentEntry(marked)],
    ],
    noteNumber: (number) => speech.figures(number),
  });
}

const datesOf = ({ startJdUt, endJdUt }: Interval, { answer }: DrawnSaturn, speech: Speech): string => {
  const date = (jdUt: JulianDayUt): string => speech.date(dateText(readingAt(answer.clock, jdUt)));
  return `${date(startJdUt)} – ${date(endJdUt)}`;
};

/** Every sade sati, and both kinds of dhaiyya, with their dates. */
function listedOf(drawn: DrawnSaturn, speech: Speech): readonly (readonly [name: string, dates: readonly string[]])[] {
  const { dhaiyya } = WORDS[speech.language].transits;
  const list = (intervals: readonly Interval[]): readonly string[] =>
    intervals.map((interval) => datesOf(interval, drawn, speech));
  const ofKind = (kind: keyof typeof dhaiyya): readonly string[] =>
    list(drawn.dhaiyyas.filter((one) => one.kind === kind).map(({ cycle }) => cycle));
  return [
    [speech.word('sade_sati'), list(drawn.answer.timeline.cycles.map(({ cycle }) => cycle))],
    [`${dhaiyya.kantaka} (${speech.word('fourth_from_moon')})`, ofKind('kantaka')],
    [`${dhaiyya.ashtama} (${speech.word('eighth_from_moon')})`, ofKind('ashtama')],
  ];
}

function staysOf({ answer, dhaiyyas }: DrawnSaturn, speech: Speech): readonly Stay[] {
  const { sadeSatiPhase, dhaiyya } = WORDS[speech.language].transits;
  return [
    ...answer.timeline.cycles.flatMap(({ phases }) =>
      phases.map(({ name, startJdUt, endJdUt }) => ({
        name: `${speech.word('sade_sati')}, ${sadeSatiPhase[name]}`,
        isSadeSati: true,
        startJdUt,
        endJdUt,
      })),
    ),
    ...dhaiyyas.map(({ kind, cycle: { startJdUt, endJdUt } }) => ({
      name: dhaiyya[kind],
      isSadeSati: false,
      startJdUt,
      endJdUt,
    })),
  ];
}

function laneOf(strip: Interval, index: number, stays: readonly Stay[], drawn: DrawnSaturn, speech: Speech): Lane {
  const { asOfJdUt, answer } = drawn;
  const share = (jdUt: number): number =>
    Math.min(1, Math.max(0, (jdUt - strip.startJdUt) / (strip.endJdUt - strip.startJdUt)));
  const shown = stays.filter(({ startJdUt, endJdUt }) => startJdUt < strip.endJdUt && endJdUt > strip.startJdUt);
  const first = readingAt(answer.clock, strip.startJdUt).year;
  const last = readingAt(answer.clock, strip.endJdUt).year;
  const ages = [index, index + 1].map((strips) => speech.figures((strips * 100) / STRIPS));
  const ticks: Tick[] = [];
  for (let year = first + 1; year <= last; year += 1) {
    if (year % TICK_YEARS !== 0) continue;
    const jdUt = answer.clock.startOf({ year, month: 1, day: 1 });
    if (jdUt < strip.endJdUt) ticks.push({ at: share(jdUt), text: speech.figures(year) });
  }
  const isHere = asOfJdUt >= strip.startJdUt && asOfJdUt < strip.endJdUt;
  return {
    name: speech.figures(`${first} – ${last}`),
    beside: `${speech.word('age')} ${ages.join(' – ')}`,
    blocks: shown.map(({ name, isSadeSati, startJdUt, endJdUt }): Block => {
      const isRunning = isHere && startJdUt <= asOfJdUt && asOfJdUt < endJdUt;
      return {
        start: share(startJdUt),
        end: share(endJdUt),
        look: isRunning ? 'running' : isSadeSati ? 'shaded' : 'plain',
        quality: null,
        labels: [],
        note: name,
      };
    }),
    isUniform: false,
    isFramed: true,
    ticks,
    now: isHere ? share(asOfJdUt) : null,
  };
}
