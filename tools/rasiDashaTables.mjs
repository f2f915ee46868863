/** Tables of docs/rasi-dashas.md and of the pages of the rasi dashas, from their rows and from the worked example. */
import { choiceTable, code, table } from './markdown.mjs';

/** Modules that contain the rows, below `src` or `dist`. */
export const RASI_DASHA_MODULES = [
  'core/arudhas/arudha',
  'core/charts/chart',
  'core/comparisons/comparisons',
  'core/dashas/period',
  'core/dashas/rasi/kalachakra.data',
  'core/dashas/rasi/rasiDashas',
  'core/dashas/rasi/rows',
  'core/karakas/karakas',
  'core/rules/rasiDashaChoices',
  'core/rules/rules',
  'core/time/civilText',
  'core/time/julianDay',
  'core/vargas/division',
  'core/vargas/vargaChart',
  'core/zodiac/signs',
];

/** The birth of every example: Chennai, 1996-12-07 10:34, docs/rules/05-rasi-dashas.md#section-8. */
const CLOCK = { year: 1996, month: 12, day: 7, hour: 10, minute: 34, second: 0 };
const OFFSET_HOURS = 5.5;
const YEAR_DAYS = { chosen: 365.256364, mean_tropical: 365.24219 };
const ASCENDANT = 292.438935;
const LONGITUDES = {
  Sun: 231.565282,
  Moon: 186.959489439,
  Mars: 145.539747,
  Mercury: 249.936449,
  Jupiter: 265.828052,
  Venus: 203.717133,
  Saturn: 336.807276,
  Rahu: 160.553787,
  Ketu: 340.553787,
};

/** What the dashas of the example are computed from. */
function exampleSubject({
  chartOf,
  comparisonsOf,
  namedDivision,
  vargaPlacing,
  charaKarakas,
  bhavaArudhas,
  DEFAULT_RULES,
}) {
  const grahas = Object.fromEntries(Object.entries(LONGITUDES).map(([id, longitudeDeg]) => [id, { longitudeDeg }]));
  const sky = { ascendantDeg: ASCENDANT, grahas, outerPlanets: null };
  const varga = (key, method = 1) =>
    comparisonsOf(chartOf(sky, vargaPlacing(namedDivision(key, method))), DEFAULT_RULES);
  const rasi = varga('D-1_rasi');
  return {
    rasi,
    chosen: { comparisons: rasi, divisions: 1 },
    varga,
    longitudesDeg: { Ascendant: ASCENDANT, ...LONGITUDES },
    sreeLagna: () => ({ sign: 'Aquarius', degreesInSign: 0.345150043 }),
    horaLagna: () => 'Pisces',
    varnadaLagna: () => 'Sagittarius',
    arudhaLagna: () => bhavaArudhas(rasi, DEFAULT_RULES)[0],
    karakas: () => charaKarakas(rasi.placement.grahas),
    twilight: () => ({ period: 'day', elapsed: 0.5 }),
  };
}

const lordText = (lord) => (typeof lord === 'string' ? lord : `${lord.lagna}, ${lord.moon}, ${lord.sun}`);
const years = (value) => String(Math.round(value * 1e6) / 1e6);

const SHOWN = 24;

/** The mahadashas of a system in the example, and the first sub-periods of each. */
function exampleTable(rows, subject, id) {
  const { rasiDasha, mahadashasOf, partsOf, momentText, julianDayOf, DEFAULT_RULES } = rows;
  const { dasha, year } = rasiDasha(id, subject, DEFAULT_RULES);
  const birth = julianDayOf(CLOCK, OFFSET_HOURS);
  return table(
    ['mahadasha', 'from', 'years', 'first sub-periods'],
    mahadashasOf(dasha)
      .slice(0, SHOWN)
      .map((span) => [
        lordText(span.lord),
        momentText(birth + span.startYears * YEAR_DAYS[year], OFFSET_HOURS),
        years(span.endYears - span.startYears),
        partsOf(dasha, span)
          .slice(0, 4)
          .map(({ lord }) => lordText(lord))
          .join(typeof span.lord === 'string' ? ', ' : '; '),
      ]),
  );
}

/** The systems that have examples, by page. */
const EXAMPLES = {
  narayana: ['narayana'],
  lagna_kendradi: ['lagna_kendradi'],
  karaka_kendradi: ['karaka_kendradi'],
  sudasa: ['sudasa'],
  drig: ['drig_method_1', 'drig_method_2'],
  niryana_shoola: ['niryana_shoola'],
  shoola: ['shoola'],
  chara: ['chara_method_1', 'chara_method_2', 'chara_method_3_male', 'chara_method_4_male', 'chara_method_5_male'],
  lagnamsaka: ['lagnamsaka'],
  padanadhamsa: ['padanadhamsa_method_1', 'padanadhamsa_method_2'],
  mandooka: ['mandooka_method_1', 'mandooka_method_2'],
  sthira: ['sthira'],
  tara_lagna: ['tara_lagna'],
  brahma: ['brahma'],
  varnada: ['varnada'],
  yogardha: ['yogardha'],
  navamsa: ['navamsa'],
  paryaaya: ['paryaaya'],
  trikona: ['trikona'],
  chakra: ['chakra'],
  sandhya: ['sandhya', 'pachaka'],
  chathurvidha: ['chathurvidha_lagna_uttara', 'chathurvidha_dasha_uttara'],
  raashiyanka: ['raashiyanka'],
  kalachakra: ['kalachakra_method_1', 'kalachakra_method_3'],
  sudarshana_chakra: ['sudarshana_chakra'],
};

const examplesOf = (rows, subject, ids) =>
  ids.map((id) => `${code(id)}:\n\n${exampleTable(rows, subject, id)}`).join('\n\n');

/** Every system with where it comes from, its page and how deep it goes. */
function systemTable({ RASI_DASHAS, FURTHER_RASI_DASHAS, RASI_DASHA_ROWS, defaultRasiLevels }) {
  const pageOf = (id) => Object.keys(EXAMPLES).find((page) => EXAMPLES[page].includes(id)) ?? PAGES[id] ?? 'narayana';
  const nameOf = (id) => (pageOf(id).includes('/') ? pageOf(id) : `rasi/${pageOf(id)}`);
  const sourceOf = (id) => SOURCES[id] ?? RASI_DASHA_ROWS.find((row) => row.id === id).signs.source;
  const line = (usual) => (id) => [
    code(id),
    `[${nameOf(id)}](dashas/${nameOf(id)}.md)`,
    usual ? 'yes' : 'only on request',
    defaultRasiLevels(id),
    sourceOf(id),
  ];
  return table(
    ['id', 'explained on', 'in every response', 'levels', 'source'],
    [...RASI_DASHAS.map(line(true)), ...FURTHER_RASI_DASHAS.map(line(false))],
  );
}

/** Systems whose page has another name, or shows no example of them. */
const PAGES = {
  moola_rasi: 'lagna_kendradi',
  drig_legacy: 'drig',
  chara_method_3_female: 'chara',
  chara_method_4_female: 'chara',
  chara_method_5_female: 'chara',
  padanadhamsa_method_3: 'padanadhamsa',
  chathurvidha_kendra_uttara: 'chathurvidha',
  chathurvidha_trikona_uttara: 'chathurvidha',
  kalachakra_method_2: 'kalachakra',
  panchasvara: 'graha/panchasvara',
};
const SOURCES = {
  kalachakra_method_1: 'BPHS, PVR book; docs/rules/05-rasi-dashas.md#section-5',
  kalachakra_method_2: 'Sanjay Rath; docs/rules/05-rasi-dashas.md#section-5',
  kalachakra_method_3: 'Raghavacharya; docs/rules/05-rasi-dashas.md#section-5',
  panchasvara: 'docs/rules/05-rasi-dashas.md#section-6-2',
  sudarshana_chakra: 'PVR book; docs/rules/05-rasi-dashas.md#section-6-1',
};

const padaTable = ({ KALACHAKRA_GROUPS, KALACHAKRA_PADAS, KALACHAKRA_YEARS }) =>
  table(
    ['group', 'nakshatras', 'pada', 'signs', 'years'],
    Object.entries(KALACHAKRA_PADAS).flatMap(([group, padas]) =>
      padas.map((signs, index) => [
        group,
        KALACHAKRA_GROUPS.flatMap((of, star) => (of === Number(group) ? [star + 1] : [])).join(' '),
        index + 1,
        signs.join(', '),
        signs.reduce((sum, sign) => sum + KALACHAKRA_YEARS[sign], 0),
      ]),
    ),
  );

const yearTable = ({ KALACHAKRA_YEARS }) => table(['sign', 'years'], Object.entries(KALACHAKRA_YEARS));

/** The tables by page and marker. */
export function rasiDashaTables(rows) {
  const subject = exampleSubject(rows);
  const pages = Object.fromEntries(
    Object.entries(EXAMPLES).map(([page, ids]) => [
      `docs/dashas/rasi/${page}.md`,
      { example: examplesOf(rows, subject, ids) },
    ]),
  );
  return {
    ...pages,
    'docs/dashas/rasi/kalachakra.md': {
      ...pages['docs/dashas/rasi/kalachakra.md'],
      years: yearTable(rows),
      padas: padaTable(rows),
    },
    'docs/rasi-dashas.md': { systems: systemTable(rows), choices: choiceTable(rows.rasiDashaChoices) },
  };
}
