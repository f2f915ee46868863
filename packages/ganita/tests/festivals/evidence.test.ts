import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import type { festivalsResponse } from 'ganita/api/festivals/festivals.js';
import type { Wire } from 'ganita/api/schema/wire.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLACES } from './gaps.js';

type Answer = Wire<typeof festivalsResponse>;
type Festival = Answer['festival_calendar']['observances'][number];
type Look = NonNullable<Festival['date_evidence']>['compared_days'][number];

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const festivalsOf = (fields: Readonly<Record<string, unknown>>, place: keyof typeof PLACES = 'ujjain') => {
  const { latitudeDeg, longitudeDeg, zone } = PLACES[place];
  const request = { year: 2026, latitude: latitudeDeg, longitude: longitudeDeg, zone, ...fields };
  return (answer('festivals', request, ports) as Answer).festival_calendar.observances;
};

const seconds = (moment: string | null): number => Date.parse(`${moment}Z`) / 1000;
/** Moments are written to the second. */
const WRITTEN_SECONDS = 2;

type Span = Pick<NonNullable<Festival['anga']>, 'starts' | 'ends'>;

/** Seconds of a kaala that the anga of a festival covers, with another beside it; 1 or 0 where the kaala is a moment. */
function coveredSeconds(
  { anga }: Pick<Festival, 'anga'>,
  { kaala_start, kaala_end }: Look,
  beside: Span | null = anga,
): number {
  if (anga === null || beside === null || kaala_start === null) return 0;
  const [from, to] = [seconds(kaala_start), seconds(kaala_end)];
  const starts = Math.max(seconds(anga.starts), seconds(beside.starts));
  const ends = Math.min(seconds(anga.ends), seconds(beside.ends));
  return from === to ? Number(starts <= from && from < ends) : Math.max(0, Math.min(to, ends) - Math.max(from, starts));
}

/** The date by the rule and the evidence of an answer alone, as a reader would find it with pen and paper. */
function dateByEvidence(festival: Festival): string | undefined {
  const { rule, anga, date_evidence: evidence } = festival;
  if (evidence === null || anga === null) throw new Error('the row shows its evidence');
  const covered = evidence.compared_days.filter((look) => coveredSeconds(festival, look) > 0);
  const dayOf = (moment: string): Look | undefined =>
    evidence.compared_days.findLast((look) => look.sunrise_at <= moment);
  if (covered.length > 0) {
    if (rule.both === 'purva') return covered[0]?.date;
    if (rule.both === 'para') return covered.at(-1)?.date;
    return covered.toSorted((a, b) => coveredSeconds(festival, b) - coveredSeconds(festival, a))[0]?.date;
  }
  if (rule.none === 'end') return dayOf(anga.ends)?.date;
  const risen = evidence.compared_days.find((look) => anga.starts <= look.sunrise_at && look.sunrise_at < anga.ends);
  return (rule.none === 'sunrise' ? (risen ?? dayOf(anga.starts)) : dayOf(anga.starts))?.date;
}

describe('the evidence of a date', () => {
  it.each(['ujjain', 'newYork', 'sydney'] as const)(
    'gives the date again when its rule is applied to it, %s',
    (place) => {
      const all = festivalsOf({ evidence: true }, place);
      const byKaala = all.filter(({ rule, anga }) => rule.both !== null && anga !== null);
      expect(byKaala.length).toBeGreaterThan(400);
      const isTied = ({ margin_minutes: margin }: Festival): boolean =>
        margin !== null && 60 * margin < WRITTEN_SECONDS;
      const wrong = byKaala.filter((festival) => !isTied(festival) && dateByEvidence(festival) !== festival.date);
      expect(wrong.map(({ id, date }) => `${id} ${date}`)).toEqual([]);
    },
  );

  it('says how much of the kaala is covered', () => {
    const stays = festivalsOf({ ids: ['rohini_vrat'] }).map(({ anga }) => anga as Span);
    const besideOf = ({ rule, anga }: Festival): Span | null =>
      rule.rule_kind === 'sun_tithi_nakshatra' && anga !== null
        ? (stays.find(({ starts, ends }) => starts < anga.ends && ends > anga.starts) ?? null)
        : anga;
    for (const festival of festivalsOf({ evidence: true, categories: ['festival'] })) {
      for (const look of festival.date_evidence?.compared_days ?? []) {
        if (festival.rule.kaala === null || look.kaala_start === look.kaala_end) continue;
        const covered = coveredSeconds(festival, look, besideOf(festival));
        expect(Math.abs(covered - look.covered_seconds), festival.id).toBeLessThan(WRITTEN_SECONDS);
      }
    }
  });

  it('is left out unless it is requested', () => {
    expect(festivalsOf({ ids: ['diwali'] }).map(({ date_evidence }) => date_evidence)).toEqual([null]);
  });
});

/** Worked examples of docs/rules/10-festivals.md#section-12. */
describe('the examples of the rules', () => {
  it('are found at Delhi: Diwali of 2025, of which the second evening has ten minutes', () => {
    const delhi = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };
    const [diwali] = festivalsOf({ ...delhi, year: 2025, ids: ['diwali'], evidence: true });
    expect(diwali).toMatchObject({ date: '2025-10-20', rule: { decided_by: 'longer_part' } });
    expect(
      diwali?.date_evidence?.compared_days.find(({ date }) => date === '2025-10-21')?.covered_seconds,
    ).toBeLessThan(10 * 60);
  });

  it('are found at Mirzapur: a pradosh that a minute decides', () => {
    const mirzapur = { latitude: 25.1449, longitude: 82.5653, zone: 'Asia/Kolkata' };
    const [pradosh] = festivalsOf({
      ...mirzapur,
      year: null,
      from_date: '2023-07-10',
      to_date: '2023-07-17',
      ids: ['pradosh_vrat'],
    });
    expect(pradosh).toMatchObject({ near_boundary: true, rule: { decided_by: 'longer_part' } });
  });
});

/** Rows of a tradition, and days that follow an ekadashi. */
const MOVED: readonly string[] = [
  'ekadashi',
  'janmashtami_vaishnava',
  'rama_navami_vaishnava',
  'gita_jayanti',
  'vallabhacharya_jayanti',
];

describe('two traditions', () => {
  const moved = (tradition: string): readonly string[] => {
    const key = ({ id, date }: Festival): string => `${id} ${date}`;
    const smarta = new Set(festivalsOf({ tradition: 'smarta' }).map(key));
    return festivalsOf({ tradition })
      .filter((festival) => !smarta.has(key(festival)))
      .map(({ id }) => id);
  };

  it.each(['vaishnava', 'iskcon', 'madhva'])(
    'differ only in ekadashis, Janmashtami and Rama Navami, %s',
    (tradition) => {
      const ids = new Set(moved(tradition).map((id) => id.replace(/^ekadashi_.*/, 'ekadashi')));
      for (const id of ids) expect(MOVED).toContain(id);
    },
  );

  it('name the days of each other', () => {
    const [smarta] = festivalsOf({ ids: ['ekadashi_kamada'] });
    const [iskcon] = festivalsOf({ ids: ['ekadashi_kamada'], tradition: 'iskcon' });
    expect(smarta?.variants.find(({ tradition }) => tradition === 'iskcon')?.date).toBe(iskcon?.date);
    expect(iskcon?.variants.find(({ tradition, is_gauna }) => tradition === 'smarta' && !is_gauna)?.date).toBe(
      smarta?.date,
    );
  });
});

describe('windows', () => {
  it('start before they end, near their date', () => {
    for (const { id, date, festival_windows: windows } of festivalsOf({})) {
      for (const { start, end, window_kind: kind } of windows) {
        expect(start <= end, `${id} ${start} ${end}`).toBe(true);
        if (kind !== 'anga')
          expect(Math.abs(seconds(start) - seconds(`${date}T12:00:00`)), id).toBeLessThan(2 * 86_400);
      }
    }
  });
});

describe('the eclipses of a range', () => {
  const marked = (request: Readonly<Record<string, unknown>>) => {
    const { festival_calendar: calendar } = answer('festivals', { ...request, year: 2026, month: 3 } as never, ports);
    return {
      sutak: calendar.grahanas.map(({ sutak }) => sutak?.start_at),
      dates: [...new Set(calendar.observances.filter(({ is_grahana_day: is }) => is).map(({ date }) => date))],
    };
  };

  it('are those that count at the place, and mark the festivals of their days', () => {
    expect(marked({ place: 'Ujjain' })).toEqual({ sutak: ['2026-03-03T09:43:02'], dates: ['2026-03-03'] });
    expect(marked({ place: 'Berlin' })).toEqual({ sutak: [], dates: [] });
  });

  it('follow the choice of sutak', () => {
    const { sutak } = marked({ place: 'Ujjain', rules: { sutak_rule: 'none' } });
    expect(sutak).toEqual([undefined]);
  });
});

describe('a selection', () => {
  it('has the rows of the regions, communities, categories and ids that are wanted', () => {
    const tamil = festivalsOf({ region: ['tamil'], communities: [] });
    expect(tamil.map(({ id }) => id)).toEqual(expect.arrayContaining(['pongal', 'diwali', 'ayudha_puja']));
    expect(tamil.map(({ id }) => id)).not.toContain('gudi_padwa');
    const manvadis = festivalsOf({
      year: null,
      from_date: '2026-03-19',
      to_date: '2027-04-06',
      categories: ['manvadi'],
    });
    expect(new Set(manvadis.map(({ festival_category }) => festival_category))).toEqual(new Set(['manvadi']));
    expect(manvadis.length).toBe(14);
    expect(festivalsOf({ year: null, from_date: '2026-01-01', to_date: '2026-01-01', ids: ['holi'] })).toEqual([]);
  });

  it('is rejected where year and dates contradict each other', () => {
    expect(() => festivalsOf({ from_date: '2026-01-01', to_date: '2026-02-01' })).toThrow(
      /year must not be given with from_date and to_date/,
    );
    expect(() => festivalsOf({ year: null, from_date: '2026-01-01', to_date: '2027-02-05' })).toThrow(
      /at most 399 days/,
    );
    expect(() => festivalsOf({ year: undefined })).toThrow(/from_date or year is required/);
  });
});
