import { EVENT_TYPES, type EventType, eventRow } from '@ganita/core/muhurta/events/events.js';
import { type MuhurtaDate, muhurtaScan } from '@ganita/core/muhurta/muhurtaScan.js';
import { pakshaOf } from '@ganita/core/panchanga/angaNames.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { constantClock } from '@ganita/core/time/civilClock.js';
import { dateText } from '@ganita/core/time/civilText.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXPLAINED_DAYS } from './explainedDays.data.js';

const BENGALURU = { place: { latitudeDeg: 12.9716, longitudeDeg: 77.5946 }, clock: constantClock(5.5) };
/** A Moon in Libra, in Chitra. */
const JANMA = { nakshatra: 'Chitra', sign: 'Libra' } as const;

let observatory: Observatory;
beforeAll(async () => {
  const { ephemeris } = await openPorts();
  observatory = openObservatory(ephemeris, DAILY_RULES);
});

const february = (event: EventType): readonly MuhurtaDate[] =>
  muhurtaScan(
    observatory,
    {
      event: eventRow(event),
      janma: JANMA,
      from: { year: 2026, month: 2, day: 1 },
      to: { year: 2026, month: 2, day: 28 },
      where: BENGALURU,
      resolutionMinutes: 60,
      respectWindows: true,
    },
    DAILY_RULES,
  );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What each factor saw and how many points it gave. */
function explained({ facts, classes, breakdown }: MuhurtaDate): string {
  const { nakshatra, tithi } = facts.numbers;
  return [
    `${facts.vara} ${classes.vara} ${breakdown.vara}`,
    `${nakshatraAt(nakshatra)} ${classes.nakshatra} ${breakdown.nakshatra}`,
    `${capital(pakshaOf(tithi))} ${tithi} ${classes.tithi} ${breakdown.tithi}`,
    `tara ${facts.tara} ${breakdown.tara_bala}`,
    `Moon ${facts.chandraHouse} ${breakdown.chandra_bala}`,
  ].join(', ');
}

const DAYS = EXPLAINED_DAYS.map((line) => {
  const [event, which, date, score, why] = line.split(' | ');
  return [event as EventType, which, date, Number(score), why] as const;
});

describe('a month scored for every event', () => {
  it('is explained here for all of them', () => {
    expect([...new Set(DAYS.map(([event]) => event))].sort()).toEqual([...EVENT_TYPES].sort());
  });

  it.each(DAYS)('%s has its %s date on %s with %d: %s', (event, which, date, score, why) => {
    const dates = february(event);
    const scores = dates.map((one) => one.score);
    const extreme = which === 'best' ? Math.max(...scores) : Math.min(...scores);
    const found = dates.find((one) => one.score === extreme) as MuhurtaDate;
    expect([dateText(found.day.date), found.score, explained(found)]).toEqual([date, score, why]);
  });
});
