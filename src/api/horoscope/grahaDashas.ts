import type { Language } from '../../calculations/fields/languages.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { GrahaDashaFacts, GrahaDashaLord, GrahaDashaSeed } from '../../core/dashas/graha/grahaDashas.js';
import { nakshatraAt } from '../../core/zodiac/nakshatras.js';
import { annualDashaName } from '../../i18n/compoundNames.js';
import { WORDS } from '../../i18n/words.js';

import { round6, splitLongitude } from '../values/numbers.js';
import { dashaRecord, type PeriodRecord } from './dashas.js';

const period: PeriodRecord<GrahaDashaLord> = (lord, start, end, periods) =>
  periods === null ? { lord, start, end } : { lord, start, end, periods };

function seedRecord(seed: GrahaDashaSeed, language: Language) {
  if (seed.kind !== 'star') {
    return { kind: seed.kind, number: seed.number, elapsed_fraction: round6(seed.elapsed) };
  }
  return {
    kind: seed.kind,
    number: seed.star,
    elapsed_fraction: round6(seed.elapsed),
    point: seed.point,
    longitude: splitLongitude(seed.longitudeDeg).absolute,
    nakshatra: WORDS[language].zodiac.nakshatra[nakshatraAt(seed.star)],
  };
}

const rounded = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, round6(value)]));

function detailsRecord({ karakas, twilight, weights, rays, ayurdaya }: GrahaDashaFacts) {
  return {
    ...(karakas && { karakas: Object.fromEntries(karakas.map(({ graha, karaka }) => [graha, karaka])) }),
    ...(twilight && { twilight: { period: twilight.period, elapsed_fraction: round6(twilight.elapsed) } }),
    ...(weights && { weights }),
    ...(rays && { rays: rounded(rays) }),
    ...(ayurdaya && { ayurdaya }),
  };
}

/** The graha dashas by id, in the order of the contract. */
export function grahaDashasRecord(
  { systems, annual, year, utcOffsetHours }: SectionResults['graha_dashas'],
  language: Language,
) {
  const clock = { year, utcOffsetHours };
  const ruler = (lord: GrahaDashaLord) => ({ lord });
  return Object.fromEntries([
    ...systems.map((one) => [
      one.id,
      {
        name: WORDS[language].grahaDashas.system[one.id],
        applicable: one.applicable,
        year_days: year.days,
        seed: one.seed && seedRecord(one.seed, language),
        ...dashaRecord(one, clock, period, ruler),
        ...(Object.keys(one.facts).length > 0 && { details: detailsRecord(one.facts) }),
      },
    ]),
    ...annual.map((one) => [
      one.id,
      {
        name: annualDashaName(one.id, language),
        applicable: true,
        year_days: one.year.days,
        seed: null,
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, period, ruler),
      },
    ]),
  ]);
}
