import { dateText, parseDate, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { addDays, type CivilDate } from '@ganita/core/time/julianDay.js';
import { SIGNS, signIndex, signOf } from '@ganita/core/zodiac/signs.js';
import { type Speech, speechOf } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { DrawnTransits } from '../../calculations/pictures/transitsPicture.js';
import { type GraphMark, pathsScene } from '../../drawing/graph/pathsScene.js';
import type { Scene } from '../../drawing/scene.js';
import { entry } from '../../drawing/sheet.js';
import { clockOf } from '../values/clock.js';
import { splitLongitude } from '../values/numbers.js';
import { headingOf } from './heading.js';

type Event = DrawnTransits['events'][number];

/** Most events that are listed below the graph; where there are more, stations only. */
const MOST_LISTED = 40;

/** Longitudes of grahas over some days, with their stations and changes of sign. */
export function transitsPictureScene(drawn: DrawnTransits): Scene {
  const { input, paths, events } = drawn;
  const speech = speechOf(input.language);
  const { zodiac, pictures, transits, report } = WORDS[input.language];
  const share = shareOf(drawn);
  const range = `${speech.date(input.from_date)} – ${speech.date(input.to_date)}`;
  const heading = headingOf(pictures.phrase.transits, [range, input.place]);
  // The Moon changes its sign every two days: its changes are seen in its path.
  const noted = events.filter(({ graha }) => graha !== 'Moon');
  const listed = noted.length > MOST_LISTED ? noted.filter(({ type }) => type !== 'sign_change') : noted;
  const starts = paths.map(({ graha, positions: [first] }) =>
    first === undefined ? '' : `${zodiac.body[graha]} ${placeText(first.longitudeDeg, speech)}`,
  );
  return pathsScene({
    language: input.language,
    title: heading.join(', '),
    description: [
      `${speech.date(input.from_date)}: ${starts.join(', ')}.`,
      ...noted.map((event) => `${eventText(event, drawn, speech).join(' ')}.`),
    ].join(' '),
    heading,
    paths: paths.map(({ graha, positions }) => ({
      graha,
      label: report.bodyMark[graha],
      places: positions.map(({ jdUt, longitudeDeg }) => ({ at: share(jdUt), deg: longitudeDeg })),
    })),
    marks: noted.map((event) => markOf(event, share)),
    signs: SIGNS.map((sign) => zodiac.sign[sign]),
    ticks: ticksOf(drawn, speech),
    notes: [
      [
        entry('', transits.transitEvent.sign_change, ['circle']),
        entry('', pictures.phrase.becomes_retrograde, ['debilitated']),
        entry('', pictures.phrase.becomes_direct, ['exalted']),
      ],
      listed.map((event) => {
        const [date, text] = eventText(event, drawn, speech);
        return entry(date, text);
      }),
    ],
  });
}

const shareOf =
  ({ window: { startJdUt, endJdUt } }: DrawnTransits) =>
  (jdUt: number): number =>
    Math.min(1, Math.max(0, (jdUt - startJdUt) / (endJdUt - startJdUt)));

const placeText = (longitudeDeg: number, speech: Speech): string =>
  `${WORDS[speech.language].zodiac.sign[signOf(longitudeDeg)]} ${speech.minutes(splitLongitude(longitudeDeg).inSign)}`;

/** The date of an event, and what happens. */
function eventText(event: Event, { clock, rounding }: DrawnTransits, speech: Speech): readonly [string, string] {
  const { zodiac, pictures } = WORDS[speech.language];
  const date = speech.date(clockOf(clock, rounding).date(event.jdUt));
  const name = zodiac.body[event.graha];
  if (event.type === 'sign_change') return [date, `${name}: ${zodiac.sign[event.to]}`];
  const turn = pictures.phrase[event.direction === 'direct' ? 'becomes_direct' : 'becomes_retrograde'];
  return [date, `${name}: ${turn}`];
}

function markOf(event: Event, share: (jdUt: number) => number): GraphMark {
  const at = share(event.jdUt);
  if (event.type !== 'sign_change') return { kind: event.direction, at, deg: event.longitudeDeg };
  // The boundary is the start of the later of the two signs.
  return { kind: 'change', at, deg: signIndex(event.forward ? event.to : event.from) * 30 };
}

/** Both ends, then the first day of each month. */
function ticksOf(drawn: DrawnTransits, speech: Speech) {
  const { input, clock } = drawn;
  const share = shareOf(drawn);
  const [from, to] = [
    parseDate(input.from_date, 'from_date', TRANSIT_YEARS),
    parseDate(input.to_date, 'to_date', TRANSIT_YEARS),
  ];
  const tick = (date: CivilDate) => ({ at: share(clock.startOf(date)), text: speech.date(dateText(date)) });
  const months: CivilDate[] = [];
  for (let day = addDays(from, 1); dateText(day) < dateText(to); day = addDays(day, 1)) {
    if (day.day === 1) months.push(day);
  }
  return [tick(from), tick(to), ...months.map(tick)];
}
