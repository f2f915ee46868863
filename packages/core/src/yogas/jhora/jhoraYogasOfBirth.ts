import { factsOf } from '../../facts/chartFacts.js';
import type { BirthYogas, FoundYoga } from '../birthYogas.js';
import { type YogaFactRules, type YogaSubject, yogaFactsOfBirth } from '../yogasOfBirth.js';
import { jhoraFacts, type YogadaLagna } from './jhoraFacts.js';
import { JHORA_YOGAS } from './jhoraYogas.js';

/** The program that these lists follow (docs/rules/09-jhora-agreement.md#rule-y1). */
const SOURCE = 'Jagannatha Hora 8';

/** Evaluate the yogas of Jagannatha Hora in D-1: lords and dispositors are the seven planets, in the navamsa too. */
export function jhoraYogasOfBirth(
  subject: YogaSubject,
  lagnasDeg: Readonly<Record<YogadaLagna, number>>,
  rules: YogaFactRules,
): BirthYogas {
  const { firstVarga, firstFacts } = subject;
  const plain = { ...rules, yoga_lords: 'parashari' } as const;
  const plainFacts: YogaSubject['facts'] = (key) => {
    const { comparisons, birth } = firstFacts(key);
    return factsOf(firstVarga(key), comparisons, birth, plain);
  };
  const factsIn = yogaFactsOfBirth({ ...subject, facts: plainFacts, firstFacts: plainFacts }, plain);
  const jhora = jhoraFacts(factsIn('D-1_rasi'), firstVarga('D-1_rasi'), lagnasDeg);
  const found = JHORA_YOGAS.flatMap(({ id, family, find }): FoundYoga[] => {
    const yoga = find(jhora);
    if (yoga === null) return [];
    const { conditions, planets } = yoga;
    const chart = { key: 'D-1_rasi', conditions, cancelledBy: [], pairs: null, ...(planets && { planets }) } as const;
    return [{ id, family, source: SOURCE, charts: [chart] }];
  });
  const isRaja = ({ family }: Pick<FoundYoga, 'family'>): boolean => family === 'raja';
  const [yogas, raja] = [found.filter((yoga) => !isRaja(yoga)), found.filter(isRaja)];
  const rajaRows = JHORA_YOGAS.filter(isRaja).length;
  return {
    yogas,
    raja,
    count: { found: yogas.length, possible: JHORA_YOGAS.length - rajaRows },
    rajaCount: { found: raja.length, possible: rajaRows },
    notEvaluated: {},
  };
}
