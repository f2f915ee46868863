import { ANGAS, type AngaId, partAfter } from '@ganita/core/panchanga/angas.js';
import type { PanchangDay } from '@ganita/core/panchanga/panchangDay.js';
import type { Interval } from '@ganita/core/time/interval.js';

const ANGA_IDS = Object.keys(ANGAS) as AngaId[];
const NIGHTLY = ['sayahna_sandhya', 'godhuli', 'nishita', 'pradosha'];
const BEFORE_DAWN = ['brahma_muhurta', 'pratah_sandhya'];

/** What is wrong with a day, in words; nothing where all is right. Plain tests, so that decades of days stay affordable. */
export function faultsOf(day: PanchangDay): readonly string[] {
  const faults: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) faults.push(`${day.date.year}-${day.date.month}-${day.date.day}: ${what}`);
  };
  angasTileTheDay(day, must);
  stretchesLieInTheDay(day, must);
  windowsLieInTheirHalves(day, must);
  return faults;
}

type Must = (holds: boolean, what: string) => void;

/** Parts follow one another without a gap, begin at or before the start and end at or after the end. */
function angasTileTheDay({ spans, interval }: PanchangDay, must: Must): void {
  for (const id of ANGA_IDS) {
    const list = spans[id];
    const [first, last] = [list[0], list.at(-1)];
    must(first !== undefined && first.startJdUt <= interval.startJdUt, `${id} begins too late`);
    must(last !== undefined && last.endJdUt >= interval.endJdUt, `${id} ends too early`);
    list.forEach((span, index) => {
      must(span.endJdUt > span.startJdUt, `${id} ${span.number} is empty`);
      const before = list[index - 1];
      if (before === undefined) return;
      must(span.startJdUt === before.endJdUt, `${id} ${span.number} leaves a gap`);
      must(span.number === partAfter(ANGAS[id], before.number), `${id} ${span.number} is out of order`);
    });
  }
}

const liesIn = (window: Interval, whole: Interval): boolean =>
  window.endJdUt > window.startJdUt && window.startJdUt >= whole.startJdUt && window.endJdUt <= whole.endJdUt;

/** Stretches that follow one another through the whole, first to last. */
const tiles = (parts: readonly Interval[], whole: Interval): boolean =>
  parts[0]?.startJdUt === whole.startJdUt &&
  parts.at(-1)?.endJdUt === whole.endJdUt &&
  parts.slice(1).every((part, index) => part.startJdUt === parts[index]?.endJdUt);

function stretchesLieInTheDay({ interval, states, lagnas }: PanchangDay, must: Must): void {
  const { panchakaRahita, anandadi, tamilYogas, chandraBala, taraBala } = states;
  for (const [name, parts] of Object.entries({
    lagnas,
    panchakaRahita,
    anandadi,
    tamilYogas,
    chandraBala,
    taraBala,
  })) {
    must(parts !== null && tiles(parts, interval), `${name} do not fill the day`);
  }
  for (const [name, list] of Object.entries({ ...states.yogas, bhadra: states.bhadra })) {
    must(
      list.every((one) => liesIn(one, interval)),
      `${name} lies outside the day`,
    );
  }
  for (const [name, list] of Object.entries(states.ghatiWindows)) {
    const begins = list.every(({ startJdUt: at }) => at >= interval.startJdUt && at < interval.endJdUt);
    must(begins, `${name} begins outside the day`);
  }
}

function windowsLieInTheirHalves({ sunDay, windows }: PanchangDay, must: Must): void {
  must((sunDay === null) === (windows === null), 'windows without a day');
  if (sunDay === null || windows === null) return;
  const light = { startJdUt: sunDay.sunriseJdUt, endJdUt: sunDay.sunsetJdUt };
  const night = { startJdUt: sunDay.sunsetJdUt, endJdUt: sunDay.nextSunriseJdUt };
  const before = { startJdUt: sunDay.previousSunsetJdUt ?? light.startJdUt, endJdUt: sunDay.sunriseJdUt };
  for (const [id, window] of Object.entries(windows.windows)) {
    const half = NIGHTLY.includes(id) ? night : BEFORE_DAWN.includes(id) ? before : light;
    must(window === null || liesIn(window, half), `${id} lies outside its half`);
  }
  for (const window of windows.durmuhurta) must(liesIn(window, light) || liesIn(window, night), 'durmuhurta');
  const { choghadiyaOfDay, gowriOfDay, muhurtasOfDay, horasOfDay } = windows;
  for (const [name, parts] of Object.entries({ choghadiyaOfDay, gowriOfDay, muhurtasOfDay, horasOfDay })) {
    must(tiles(parts, light), `${name} do not fill the day`);
  }
  const { choghadiyaOfNight, gowriOfNight, muhurtasOfNight, horasOfNight } = windows;
  for (const [name, parts] of Object.entries({ choghadiyaOfNight, gowriOfNight, muhurtasOfNight, horasOfNight })) {
    must(tiles(parts, night), `${name} do not fill the night`);
  }
}
