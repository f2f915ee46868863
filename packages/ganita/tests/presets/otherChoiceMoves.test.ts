import type { RuleName } from '@ganita/core/rules/rules.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import type { CalculationName } from 'ganita/api/endpoints.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOLDEN_BIRTHS } from './births.js';
import { unmeant, watchMoves } from './movedPaths.js';

type Fields = Readonly<Record<string, unknown>>;

const ids = Object.keys(GOLDEN_BIRTHS);
/** A match takes no place name. */
function personOf(id = ''): Fields {
  const { place: _place, ...person } = GOLDEN_BIRTHS[id] ?? {};
  return person;
}
/** b01 with b26 has a human sign and a watery one. */
const PAIRS = [
  { boy_birth_details: personOf('b01'), girl_birth_details: personOf('b26') },
  ...Array.from({ length: 40 }, (_, index) => ({
    boy_birth_details: personOf(ids[index % ids.length]),
    girl_birth_details: personOf(ids[(index * 7 + 5) % ids.length]),
  })),
];
const NORTH_TOTAL = 'north_indian/overall_compatibility/{total_score,percentage,rating}';
const koota = (name: string): readonly string[] => [`north_indian/eight_koota_porutham/${name}/score`, NORTH_TOTAL];

const CHENNAI = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
const DAYS = ['2025-03-04', '2025-11-26', '2025-12-25', '2025-02-12', '2025-06-01'].map((date) => ({
  date,
  ...CHENNAI,
}));
const READINGS = ['2026-01-30', '2025-11-26', '2026-03-01', '2026-01-30', '2025-09-20', '2026-02-20'].map(
  (target_date, index) => ({
    ...GOLDEN_BIRTHS[ids[index] ?? ''],
    target_date,
  }),
);
const THEORIES = ['four_step', 'cuspal_interlinks', 'cuspal_sub_lords', 'nakshatra_nadi'];
const QUESTIONS = ids.map((id) => ({ ...GOLDEN_BIRTHS[id], theories: THEORIES }));
const NUMBERED = ids.slice(0, 8).map((id, index) => ({ ...GOLDEN_BIRTHS[id], number: 30 * index + 7 }));
const NAVAMSAS = ids
  .slice(0, 8)
  .map((id, index) => ({ ...GOLDEN_BIRTHS[id], number: 12 * index + 12, number_scheme: '108' }));
/** What nodes represent. */
const AGENTS = [
  'kp/node_agency/*/{conjoined,aspecting}/**',
  'kp/node_agency/*/agency_first{,_name}',
  'kp/planet_significators/*/{via_conjoined,via_aspecting}/**',
  'ruling_planets/ruling_nodes/**',
];
/** Windows of the Sun's day. */
const SUN_WINDOWS = '{abhijit,abhijit_clean,durmuhurta,gulika,rahu_kalam,yamaganda}';

/** Place of the calendar of Nepal among the calendars. */
const NEPALI = 5;

const VENUS_ASTA = { ...CHENNAI, event_type: 'vivaha', from_date: '2025-11-15', to_date: '2026-02-20' };
const WHAT_DAYS_HAVE = [
  'muhurta/muhurta_days/*/{rank,duration_minutes,intervals/**,excluded_by/**}',
  'muhurta/{days_with_intervals,not_evaluated/**}',
];

/** What the choices of the calculations other than the natal chart can change. */
const MOVES: readonly (readonly [CalculationName, readonly Fields[], RuleName, string | number, readonly string[]])[] =
  [
    [
      'marriageMatch',
      PAIRS,
      'varna_of_signs',
      'raman',
      ['{boy,girl}/varna{,_name}', 'north_indian/eight_koota_porutham/varna_porutham/*', NORTH_TOTAL],
    ],
    [
      'marriageMatch',
      PAIRS,
      'match_tables',
      'lower_points',
      [...koota('vasiya_porutham'), ...koota('yoni_porutham'), ...koota('gana_porutham')],
    ],
    [
      'marriageMatch',
      PAIRS,
      'match_tables',
      'higher_points',
      [...koota('vasiya_porutham'), 'north_indian/pair_doshas/bhakoot_dosha/exceptions{,_names}'],
    ],
    [
      'marriageMatch',
      PAIRS,
      'raasi_koota',
      'from_girl',
      [
        ...koota('raasi_bahut_porutham'),
        'north_indian/{eight_koota_porutham/raasi_bahut_porutham/dosha_kind*,pair_doshas/**}',
      ],
    ],
    [
      'marriageMatch',
      PAIRS,
      'south_rajju',
      'direction',
      ['south_indian/{ten_porutham/rajju_porutham,poruthams/rajju_porutham/*,overall_compatibility/*}'],
    ],
    [
      'marriageMatch',
      PAIRS,
      'south_minimum',
      'by_varna',
      ['south_indian/overall_compatibility/minimum_porutham_satisfied'],
    ],
    ['marriageMatch', PAIRS, 'papa_nodes', 'rahu_only', ['{boy,girl}_dosha_data/{rahu_ketu_dosha,total_dosha}']],
    [
      'marriageMatch',
      PAIRS,
      'manglik_houses',
      'with_1st_house',
      ['{boy,girl}/manglik_from/*', 'manglik_by_point{,_names}/*'],
    ],
    ['marriageMatch', PAIRS, 'positions', 'apparent', ['{{boy,girl}/moon,beeja,kshetra}_absolute_longitude']],
    [
      'panchangDay',
      DAYS,
      'lagna_nutation',
      'plus_dpsi',
      ['panchang/{lagnas/*/{starts,ends},panchaka_rahita/*/{start,end}}'],
    ],
    [
      'panchangDay',
      DAYS,
      'moonrise_definition',
      'disc_centre_refraction',
      ['panchang/{moonrise,moonset}{,_at,_note}', 'panchang/civil_day/{moonrises,moonsets}/*'],
    ],
    ['panchangDay', DAYS, 'abhijit_on_wednesday', 'kept', ['panchang/abhijit']],
    ['panchangDay', DAYS, 'ritu_method', 'lunar', ['panchang/ritu{,_name}']],
    ['panchangDay', DAYS, 'ayana_method', 'sidereal', ['panchang/ayana{,_name}']],
    ['panchangDay', DAYS, 'vikram_year_start', 'kartikadi', ['panchang/vikram_samvat', 'panchang/vikram_samvatsara/*']],
    ['panchangDay', DAYS, 'tamil_month_method', 2, ['panchang/solar_month/*']],
    [
      'calendarConvert',
      DAYS,
      'nepali_calendar',
      'apparent',
      [
        `converted/0/calendars/${NEPALI}/{calendar_{month,month_name,month_number,day},month_start,month_end,predicted}`,
        `converted/0/calendars/${NEPALI}/{sankranti_at,margin_minutes,near_boundary}`,
      ],
    ],
    [
      'gochara',
      READINGS,
      'sunrise_definition',
      'jhora_geometric',
      [`gochara/muhurta/${SUN_WINDOWS}/**`, 'gochara/muhurta/{sunrise,sunset,solar_noon}{,_at}'],
    ],
    [
      'gochara',
      READINGS,
      'lagna_nutation',
      'plus_dpsi',
      ['gochara/transit_charts/{D-1_rasi,D-9_navamsa}/Ascendant/{longitude,absolute_longitude}'],
    ],
    ['gochara', READINGS, 'abhijit_on_wednesday', 'kept', ['gochara/muhurta/abhijit']],
    ['gochara', READINGS, 'gochara_vedha', 'other_prints', ['gochara/gochara_phala/{Venus,Mercury}/*']],
    ['gochara', READINGS, 'gochara_of_nodes', 'none', ['gochara/gochara_phala/{Rahu,Ketu}']],
    ['muhurtaDates', [VENUS_ASTA], 'muhurta_asta_method', 'longitude', WHAT_DAYS_HAVE],
    ['muhurtaDates', [VENUS_ASTA], 'as_published', 'drik', WHAT_DAYS_HAVE],
    ['kp', QUESTIONS, 'kp_latitude', 'geocentric', ['kp/**', 'ruling_planets/**']],
    ['kp', QUESTIONS, 'node_conjunction', 'house', AGENTS],
    ['kp', QUESTIONS, 'node_conjunction', 'orb_8', AGENTS],
    ['kp', QUESTIONS, 'node_aspects', 'special_only', [...AGENTS, 'kp/four_step/nodes/*/aspecting/**']],
    ['kp', QUESTIONS, 'kp_day', 'civil', ['ruling_planets/**']],
    ['kp', QUESTIONS, 'rp_scheme', 'seven', ['ruling_planets/{ruling_roles,unique_rulers,ruling_nodes}/**']],
    ['kp', QUESTIONS, 'cil_compare', 'any', ['kp/cuspal_interlinks/**']],
    ['kpHorary', NUMBERED, 'horary_point', 'middle', ['horary/**', 'kp/**']],
    ['kpHorary', NAVAMSAS, 'number_houses', 'placidus', ['kp/**']],
    ['kpHorary', NAVAMSAS, 'planet_of_108', 'blog', ['horary/question_number/planet_of_108/*']],
  ];

describe('a choice of another calculation than the natal chart', () => {
  let ports: Ports;
  const watched = new Map<CalculationName, ReturnType<typeof watchMoves>>();
  beforeAll(async () => {
    ports = await openPorts();
  });

  it.each(MOVES.map((row) => [`${row[2]} of ${row[0]}`, ...row] as const))(
    '%s moves its own values and no other',
    (_title, calculation, bodies, name, value, globs) => {
      const moved = watched.get(calculation) ?? watchMoves(calculation, ports);
      watched.set(calculation, moved);
      const paths = bodies.flatMap((body) => moved(body, { [name]: value }));
      expect(unmeant(paths, globs)).toEqual([]);
      expect(paths.length).toBeGreaterThan(0);
    },
  );

  it('of stations moves those of the events of some days, by at most 32 minutes, and nothing else', () => {
    const body = { from_date: '2026-01-20', to_date: '2026-04-19', ...CHENNAI };
    const paths = watchMoves('gocharEvents', ports)(body, { station: 'mean_tropical' });
    expect(paths.length).toBeGreaterThan(2);
    expect(unmeant(paths, ['gochar_events/*/{at,date,degree,longitude,absolute_longitude}'])).toEqual([]);
  });
});
