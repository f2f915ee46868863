/** Tables of docs/rasi-dashas.md and of the pages of the rasi dashas, from their rows and from the worked example. */
import { KALACHAKRA_GROUPS, KALACHAKRA_PADAS, KALACHAKRA_YEARS } from '@ganita/core/dashas/rasi/kalachakra.data.js';
import { defaultRasiLevels, type RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { RASI_DASHA_ROWS } from '@ganita/core/dashas/rasi/rows.js';
import { rasiDashaChoices } from '@ganita/core/rules/rasiDashaChoices.js';
import { choiceTable } from './choiceTables.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';
import { exampleTable } from './rasiDashaExample.js';

/** The systems that have examples, by page. */
const EXAMPLES: Readonly<Record<string, readonly RasiDashaId[]>> = {
  narayana: ['narayana'],
  lagna_kendradi: ['lagna_kendradi'],
  karaka_kendradi: ['karaka_kendradi'],
  sudasa: ['sudasa'],
  drig: ['drig_method_1', 'drig_method_2'],
  niryana_shoola: ['niryana_shoola'],
  shoola: ['shoola'],
  chara: [
    'chara_method_1',
    'chara_method_2',
    'chara_kn_rao',
    'chara_method_3_male',
    'chara_method_4_male',
    'chara_method_5_male',
  ],
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

/** Systems whose page has another name, or shows no example of them; narayana in other charts has the page of narayana. */
const PAGES: Readonly<Partial<Record<RasiDashaId, string>>> = {
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

/** Sources of the systems that are no order of signs. */
const SOURCES: Readonly<Partial<Record<RasiDashaId, string>>> = {
  kalachakra_method_1: 'BPHS, PVR book; docs/rules/05-rasi-dashas.md#section-5',
  kalachakra_method_2: 'Sanjay Rath; docs/rules/05-rasi-dashas.md#section-5',
  kalachakra_method_3: 'Raghavacharya; docs/rules/05-rasi-dashas.md#section-5',
  panchasvara: 'docs/rules/05-rasi-dashas.md#section-6-2',
  sudarshana_chakra: 'PVR book; docs/rules/05-rasi-dashas.md#section-6-1',
};

/** Path of the page of a system below docs/dashas, without its ending. */
function pageOf(id: RasiDashaId): string {
  const [page] = Object.entries(EXAMPLES).find(([, ids]) => ids.includes(id)) ?? [PAGES[id] ?? 'narayana'];
  return page.includes('/') ? page : `rasi/${page}`;
}

function sourceOf({ id, signs }: (typeof RASI_DASHA_ROWS)[number]): string {
  const source = SOURCES[id] ?? signs?.source;
  if (source === undefined) throw new Error(`the rasi dasha ${id} has no source`);
  return source;
}

/** Every system with its source, its page and how deep it goes; those that are in every response come first. */
const systemTable = (): string =>
  table(
    ['id', 'explained on', 'in every response', 'levels', 'source'],
    [false, true].flatMap((onRequest) =>
      RASI_DASHA_ROWS.filter((row) => row.onRequest === onRequest).map((row) => [
        code(row.id),
        `[${pageOf(row.id)}](dashas/${pageOf(row.id)}.md)`,
        onRequest ? 'only on request' : 'yes',
        defaultRasiLevels(row.id),
        sourceOf(row),
      ]),
    ),
  );

const padaTable = (): string =>
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

const yearTable = (): string => table(['sign', 'years'], Object.entries(KALACHAKRA_YEARS));

const examplesOf = (ids: readonly RasiDashaId[]): string =>
  ids.map((id) => `${code(id)}:\n\n${exampleTable(id)}`).join('\n\n');

export const rasiDashaTables: PageTables = {
  ...Object.fromEntries(
    Object.entries(EXAMPLES).map(([page, ids]) => [`dashas/rasi/${page}.md`, () => ({ example: examplesOf(ids) })]),
  ),
  'dashas/rasi/kalachakra.md': () => ({
    example: examplesOf(EXAMPLES.kalachakra ?? []),
    years: yearTable(),
    padas: padaTable(),
  }),
  'rasi-dashas.md': () => ({ systems: systemTable(), choices: choiceTable(rasiDashaChoices) }),
};
