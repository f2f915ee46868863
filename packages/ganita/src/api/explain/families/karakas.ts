import { type CharaKarakaGraha, charaKarakas } from '@ganita/core/karakas/karakas.js';
import { type NamedDivision, namedDivision } from '@ganita/core/vargas/division.js';
import type { Known } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained, otherChart } from '../family.js';
import { signIndexOf, signNamed } from './places.js';
import { vargaPlace } from './vargas.js';

const NAVAMSA = namedDivision('D-9_navamsa') as NamedDivision;
const RULE = 'docs/rules/02-points-and-arudhas.md#section-7';

/** The keys of the karakas in their order in both schemes. */
const KEYS = {
  eight: ['atma', 'amatya', 'bhratri', 'maitri', 'pitri', 'putra', 'jnaati', 'dara'],
  seven: ['atma', 'amatya', 'bhratri', 'maitri', 'putra', 'jnaati', 'dara'],
} as const;

const rankOf = ({ context, parts }: Explained): number =>
  KEYS[context.rules.karaka_scheme].findIndex((key) => parts[1] === `${key}_karaka`) + 1;

/** The graha of the karaka of a selector; null where the scheme has none. */
export const karakaOf = (of: Explained): CharaKarakaGraha | null =>
  charaKarakas(of.context.rasi.grahas, of.context.rules.karaka_scheme)[rankOf(of) - 1]?.graha ?? null;

/** The degrees by which a graha is ranked. */
function rankingDegrees({ derivation: steps, context }: Explained, graha: CharaKarakaGraha): Known<number> {
  const degrees = steps.input(`${graha}.longitude`, context.rasi.grahas[graha].degreesInSign, 'degrees');
  return graha === 'Rahu' ? steps.number('Rahu_back', 'subtract', 30, degrees) : degrees;
}

/** The rank of the graha of a karaka: one more than there are grahas with more degrees. */
function rank(of: Explained, graha: CharaKarakaGraha): Known<number> {
  const { derivation: steps, context } = of;
  const own = rankingDegrees(of, graha);
  const others = charaKarakas(context.rasi.grahas, context.rules.karaka_scheme).filter((one) => one.graha !== graha);
  const before = others.map((one) => steps.test(`${one.graha}_is_before`, 'less', own, rankingDegrees(of, one.graha)));
  return steps.number('rank', 'add', steps.number('before', 'count', true, ...before), 1);
}

const family = (
  part: string,
  derive: (of: Explained, graha: CharaKarakaGraha) => NotExplained | undefined,
): ExplainFamily => ({
  section: 'chara_karakas',
  like: `karakas.*.${part}`,
  rule: RULE,
  text: 'Jaimini Sutras',
  derive(of) {
    const graha = karakaOf(of);
    return graha === null ? notExplained('no_value') : derive(of, graha);
  },
});

/** The chara karakas by their ranks, and the sign of each in the navamsa. */
export const KARAKA_FAMILIES: readonly ExplainFamily[] = [
  family('rank', (of, graha) => {
    rank(of, graha);
    return undefined;
  }),
  family('ranking_degrees', (of, graha) => {
    of.derivation.number('rounded', 'round', rankingDegrees(of, graha), 6);
    return undefined;
  }),
  family('planet', (of, graha) => {
    const { derivation: steps, context, parts } = of;
    const wanted = steps.lookup(
      'karaka_rank',
      `karakas of ${context.rules.karaka_scheme}`,
      rankOf(of),
      parts[1] as string,
    );
    const holds = steps.test('has_rank', 'equal', rank(of, graha), wanted);
    steps.plain('planet', 'choose', holds, graha, 'none');
    return undefined;
  }),
  ...(['navamsa_sign', 'navamsa_sign_index', 'chosen_chart_sign', 'chosen_chart_sign_index'] as const).map((part) =>
    family(part, (of, graha) => signPart(of, graha, part)),
  ),
];

/** The sign of a karaka in the navamsa, or in the chosen chart where that is D-1. */
function signPart(
  { derivation: steps, context }: Explained,
  graha: CharaKarakaGraha,
  part: string,
): NotExplained | undefined {
  const isNavamsa = part.startsWith('navamsa');
  const other = isNavamsa ? null : otherChart(context);
  if (other !== null) return other;
  const longitude = steps.input(`${graha}.sidereal`, context.rasi.grahas[graha].longitudeDeg as number, 'degrees');
  const index = isNavamsa ? vargaPlace(steps, NAVAMSA, longitude).index : signIndexOf(steps, longitude);
  if (!part.endsWith('index')) signNamed(steps, index);
  return undefined;
}
