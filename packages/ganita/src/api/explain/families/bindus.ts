import { placementOf } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { CONTRIBUTORS, type Contributor } from '@ganita/core/ashtakavarga/prastara.js';
import { GRAHA_MULTIPLIERS, pairedSign, RASI_MULTIPLIERS } from '@ganita/core/ashtakavarga/sodhana.js';
import { GRAHAS, PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { SIGNS, signAt, signIndex } from '@ganita/core/zodiac/signs.js';
import { BODY_NAMES } from '../../columns/families.data.js';
import type { HoroscopeRecord } from '../../horoscope/sectionRecords.js';
import type { Known, Plain } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained } from '../family.js';
import { countOf } from './places.js';

const RULE = 'docs/rules/03-strengths.md#section-14';
const TEXT = 'BPHS as in the book of P.V.R. Narasimha Rao';
const VARAHAMIHIRA = 'docs/rules/16-schools-of-a-chart.md#section-1';

const nameOf = (body: string): string => BODY_NAMES[body] ?? body;
const bodyOf = (name: string): Contributor | undefined => CONTRIBUTORS.find((one) => nameOf(one) === name);

/** The tables as the horoscope has them: its section is computed with the columns. */
const tablesOf = ({ chart }: Explained) => chart.horoscope.ashtakavarga as NonNullable<HoroscopeRecord['ashtakavarga']>;

/** The bindu that a contributor gives in a sign, 0 or 1. */
function binduOf(of: Explained, owner: Contributor, by: Contributor, sign: Known<number>): Known<number> {
  const { derivation: steps, context } = of;
  const { rasi, rules } = context;
  const placed = by === 'Ascendant' ? rasi.ascendant : rasi.grahas[by];
  const from = steps.input(`${nameOf(by)}.sign_index`, signIndex(placed.sign));
  const house = countOf(steps, from, sign, `${by}_house`);
  const bindu = tablesOf(of).prastara_ashtaka_varga[owner][by][sign.value] as number;
  return steps.lookup(`${by}_bindu`, `bindus ${rules.ashtakavarga_tables}`, bindu, nameOf(owner), nameOf(by), house);
}

/** A sign of a row by its number from 1, as selectors have it. */
const signOfPart = ({ derivation: steps }: Explained, part: string): Known<number> =>
  steps.number('sign_index', 'subtract', Number(part), 1);

function bhinna(of: Explained): NotExplained | undefined {
  const [, , name = '', at = ''] = of.parts;
  const owner = bodyOf(name);
  if (owner === undefined) return notExplained('not_derived');
  const sign = signOfPart(of, at);
  of.derivation.number('bindus', 'add', ...CONTRIBUTORS.map((by) => binduOf(of, owner, by, sign)));
  return undefined;
}

function prastara(of: Explained): NotExplained | undefined {
  const [, , name = '', giver = '', at = ''] = of.parts;
  const [owner, by] = [bodyOf(name), bodyOf(giver)];
  if (owner === undefined || by === undefined) return notExplained('not_derived');
  binduOf(of, owner, by, signOfPart(of, at));
  return undefined;
}

/** Tables of the seven planets, and what their selectors start with. */
const TABLES = {
  bhinna: ['BAV', (of: Explained) => tablesOf(of).binna_ashtaka_varga],
  afterTrikona: [
    'sodhita_ashtaka_varga.after_trikona',
    (of: Explained) => tablesOf(of).sodhita_ashtaka_varga.after_trikona,
  ],
  afterEkadhipatya: [
    'sodhita_ashtaka_varga.after_ekadhipatya',
    (of: Explained) => tablesOf(of).sodhita_ashtaka_varga.after_ekadhipatya,
  ],
} as const;
type TableName = keyof typeof TABLES;

/** The value of a table of a planet in a sign, as an input. */
function valueIn(of: Explained, table: TableName, planet: Planet, index: number): Known<number> {
  const [prefix, rows] = TABLES[table];
  return of.derivation.input(`ashtakavarga.${prefix}.${planet}.${index + 1}`, rows(of)[planet][index] as number);
}

/** Values of the seven planets in one sign, added up. */
const sumOf = (table: TableName) => (of: Explained) => {
  const index = Number(of.parts.at(-1)) - 1;
  of.derivation.number('sum', 'add', ...PLANETS.map((planet) => valueIn(of, table, planet, index)));
  return undefined;
};

const planetOf = (name: string | undefined): Planet | undefined => PLANETS.find((one) => one === name);

/** The least of a trine is subtracted from each of its signs. */
function afterTrikona(of: Explained): NotExplained | undefined {
  const { derivation: steps, parts } = of;
  const planet = planetOf(parts[3]);
  if (planet === undefined) return notExplained('not_derived');
  const index = Number(parts[4]) - 1;
  const trine = [0, 4, 8].map((apart) => valueIn(of, 'bhinna', planet, (index + apart) % SIGNS.length));
  const [own] = trine as [Known<number>];
  steps.number('reduced', 'subtract', own, steps.number('least', 'minimum', ...trine));
  return undefined;
}

/** Of two signs under one lord an empty one loses bindus to the other. */
function afterEkadhipatya(of: Explained): NotExplained | undefined {
  const { derivation: steps, parts, context } = of;
  const planet = planetOf(parts[3]);
  if (planet === undefined) return notExplained('not_derived');
  const index = Number(parts[4]) - 1;
  const own = valueIn(of, 'afterTrikona', planet, index);
  const paired = pairedSign(signAt(index));
  if (paired === null) {
    steps.number('reduced', 'add', own, 0);
    return undefined;
  }
  const other = signIndex(paired);
  const partner = valueIn(of, 'afterTrikona', planet, other);
  const placement = placementOf(context.rasi);
  /** Whether a sign has a graha or the Ascendant. */
  const isOccupied = (which: number, name: string): Known<boolean> => {
    const found = (['Ascendant', ...GRAHAS] as const).map((body) =>
      steps.input(`${nameOf(body)}.sign_index`, signIndex(placement[body])),
    );
    const there = found.map((sign) => steps.test(`${name}_has_${sign.name.split('.')[0]}`, 'equal', sign, which));
    return steps.test(`${name}_occupied`, 'any', ...there);
  };
  const ownOccupied = isOccupied(index, 'own');
  const partnerOccupied = isOccupied(other, 'partner');
  const isZero = steps.test(
    'one_is_zero',
    'any',
    steps.test('own_is_zero', 'equal', own, 0),
    steps.test('partner_is_zero', 'equal', partner, 0),
  );
  const stays = steps.test('stays', 'any', isZero, ownOccupied);
  const least = steps.number('least', 'minimum', own, partner);
  const bothEmpty = steps.number('both_empty', 'choose', steps.test('are_equal', 'equal', own, partner), 0, least);
  const besideOccupied = steps.number(
    'beside_occupied',
    'choose',
    steps.test('is_not_more', 'at_most', own, partner),
    0,
    partner,
  );
  const emptied = steps.number('emptied', 'choose', partnerOccupied, besideOccupied, bothEmpty);
  steps.number('reduced', 'choose', stays, own, emptied);
  return undefined;
}

const PINDA_KINDS = ['raasi', 'graha', 'sodhya'] as const;

/** A pinda of a planet: its reduced table weighted by signs, by planets, or both together. */
const pinda = (kind: (typeof PINDA_KINDS)[number]) => (of: Explained) => {
  const { derivation: steps, parts, context } = of;
  const planet = planetOf(parts[2]);
  if (planet === undefined) return notExplained('not_derived');
  if (kind === 'sodhya') {
    const { raasi_pindas, graha_pindas } = tablesOf(of);
    const rasi = steps.input(`ashtakavarga.raasi_pindas.${planet}`, raasi_pindas[planet]);
    steps.number('sum', 'add', rasi, steps.input(`ashtakavarga.graha_pindas.${planet}`, graha_pindas[planet]));
    return undefined;
  }
  const weighed = (name: string, key: Known | Plain, weight: number, at: number): Known<number> => {
    const factor = steps.lookup(`${name}_weight`, `${kind} pinda`, weight, key);
    return steps.number(`${name}_product`, 'multiply', valueIn(of, 'afterEkadhipatya', planet, at), factor);
  };
  const weighted =
    kind === 'raasi'
      ? SIGNS.map((sign, index) => weighed(sign, sign, RASI_MULTIPLIERS[sign], index))
      : PLANETS.map((one) => {
          const index = signIndex(context.rasi.grahas[one].sign);
          steps.test(`${one}_is_there`, 'equal', steps.input(`${one}.sign_index`, index), index);
          return weighed(one, one, GRAHA_MULTIPLIERS[one], index);
        });
  steps.number('sum', 'add', ...weighted);
  return undefined;
};

const family = (like: string, derive: ExplainFamily['derive']): ExplainFamily => ({
  section: 'ashtakavarga',
  like: `ashtakavarga.${like}`,
  rule: RULE,
  text: TEXT,
  sourceBy: ({ ashtakavarga_tables }) =>
    ashtakavarga_tables === 'varahamihira' ? { rule: VARAHAMIHIRA, text: null } : null,
  derive,
});

/** Bindus by sign, their sums, reductions and pindas. */
export const BINDU_FAMILIES: readonly ExplainFamily[] = [
  family('BAV.*.*', bhinna),
  family('prastara.*.*.*', prastara),
  family('SAV.*', sumOf('bhinna')),
  family('samudhaya_sodhita.*', sumOf('afterEkadhipatya')),
  family(`${TABLES.afterTrikona[0]}.*.*`, afterTrikona),
  family(`${TABLES.afterEkadhipatya[0]}.*.*`, afterEkadhipatya),
  ...PINDA_KINDS.map((kind) => family(`${kind}_pindas.*`, pinda(kind))),
];
