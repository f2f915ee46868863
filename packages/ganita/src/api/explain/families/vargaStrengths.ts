import { isAtHome } from '@ganita/core/strengths/vargaStrengths/vaiseshikamsa.js';
import {
  SCHEME_AMSAS,
  SCHEME_VARGAS,
  type VargaScheme,
} from '@ganita/core/strengths/vargaStrengths/vargaSchemes.data.js';
import { pointsOf } from '@ganita/core/strengths/vargaStrengths/vimsopaka.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { lordOf } from '@ganita/core/zodiac/houses.js';
import { signIndex } from '@ganita/core/zodiac/signs.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { type Known, prefixed } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, otherRules } from '../family.js';
import { lordOfSign, placeOf, unusualComparison } from './comparisonSteps.js';
import { signNamed } from './places.js';
import { compoundSteps } from './relationSteps.js';

const RULE = 'docs/rules/03-strengths.md#section-13';

const chartOf = (key: VargaKey): string => key.split('_')[0] as string;

/** The points of a graha in one varga: 20 in an own sign, else by its relation to the lord of the sign. */
function pointsIn(of: Explained, key: VargaKey, graha: Graha): Known<number> {
  const { derivation, context } = of;
  const chart = chartOf(key);
  const steps = prefixed(derivation, chart);
  const compared = { steps, comparisons: context.comparisons(key), prefix: key === 'D-1_rasi' ? '' : `${chart}.` };
  const place = placeOf(compared, graha);
  const written = (relation: Known): Known<number> =>
    steps.lookup('points', 'vimsopaka points', pointsOf(relation.value as Parameters<typeof pointsOf>[0]), relation);
  const { sign } = context.varga(key).grahas[graha];
  if (lordOf(sign) === graha) {
    const plain = steps.lookup('lord', 'lords of signs', graha, signNamed(steps, place, 'sign_name'));
    return written(steps.lookup('relation', 'own signs', 'own', graha, plain));
  }
  const { lord } = lordOfSign(compared, place, 'stronger');
  if (lord.value === graha) return written(steps.lookup('relation', 'own signs', 'own', graha, lord));
  return written(compoundSteps(of, chart, graha, lord));
}

function score(of: Explained, scheme: VargaScheme, graha: Graha): NotExplained | Known {
  const { derivation: steps, context } = of;
  const unusual = otherRules(context.rules, 'vimsopaka') ?? unusualComparison(context.rules);
  if (unusual !== null) return unusual;
  const shares = SCHEME_VARGAS[scheme].map(({ key, weight }) => {
    const chart = chartOf(key);
    const weighed = steps.lookup(`${chart}_weight`, `vimsopaka ${scheme}`, weight, chart);
    const product = steps.number(`${chart}_product`, 'multiply', weighed, pointsIn(of, key, graha));
    return steps.number(`${chart}_share`, 'divide', product, 20);
  });
  return steps.number('rounded', 'round', steps.number('sum', 'add', ...shares), 6);
}

/** In how many vargas of a group a graha is in an own, an exaltation or its moolatrikona sign. */
function homes({ derivation: steps, context }: Explained, scheme: VargaScheme, graha: Graha): Known<number> {
  const found = SCHEME_VARGAS[scheme].map(({ key }) => {
    const chart = chartOf(key);
    const { sign } = context.varga(key).grahas[graha];
    const name = key === 'D-1_rasi' ? graha : `${chart}.${graha}`;
    const place = steps.input(`${name}.sign_index`, signIndex(sign));
    return steps.lookup(`${chart}_at_home`, 'homes of grahas', isAtHome(graha, sign), graha, place);
  });
  return steps.number('homes', 'count', true, ...found);
}

type Write = (of: Explained, scheme: VargaScheme, graha: Graha) => NotExplained | Known;

const family = (section: 'vimsopaka_bala' | 'vaiseshikamsa_bala', like: string, write: Write): ExplainFamily => ({
  section,
  like,
  rule: RULE,
  text: null,
  derive(of) {
    const [, scheme, name] = of.parts;
    const written = write(of, scheme as VargaScheme, GRAHAS.find((graha) => graha === name) as Graha);
    return 'reason' in written ? written : undefined;
  },
});

const amsa: Write = (of, scheme, graha) => {
  const count = homes(of, scheme, graha);
  const name = SCHEME_AMSAS[scheme][count.value - 2] as string;
  return of.derivation.lookup('vaiseshikamsa', `vaiseshikamsa ${scheme}`, name, count);
};

/** Vimsopaka of the groups of vargas, and the vargas in which a graha is at home. */
export const VARGA_STRENGTH_FAMILIES: readonly ExplainFamily[] = [
  family('vimsopaka_bala', 'vimsopaka.*.*.score', score),
  family('vimsopaka_bala', 'vimsopaka.*.*.vaiseshikamsa', amsa),
  family('vaiseshikamsa_bala', 'vaiseshikamsa.*.*.score', homes),
  family('vaiseshikamsa_bala', 'vaiseshikamsa.*.*.vaiseshikamsa', amsa),
];
