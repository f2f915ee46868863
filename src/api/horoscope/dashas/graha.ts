import { Type } from 'typebox';
import type { Language } from '../../../calculations/fields/languages.js';
import { oneOf } from '../../../calculations/fields/schema.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { ANNUAL_GRAHA_DASHAS } from '../../../core/annual/annualDashas.js';
import {
  GRAHA_DASHAS,
  type GrahaDashaFacts,
  type GrahaDashaLord,
  type GrahaDashaSeed,
} from '../../../core/dashas/graha/grahaDashas.js';
import { TWILIGHT_PERIODS } from '../../../core/dashas/twilight.js';
import { CHARA_KARAKAS } from '../../../core/karakas/karakas.js';
import { AYURDAYA_METHODS } from '../../../core/longevity/ayurdaya/ayurdaya.js';
import { nakshatraAt } from '../../../core/zodiac/nakshatras.js';
import { annualDashaName } from '../../../i18n/compoundNames.js';
import { WORDS } from '../../../i18n/words.js';
import { mapOf } from '../../schema/maps.js';
import type { Wire } from '../../schema/wire.js';
import { round6, splitLongitude } from '../../values/numbers.js';
import { dashaRecord, dashaSchema, type MakePeriodRecord } from './period.js';

const lord = Type.String({ description: 'id of a graha, Ascendant, sign, nakshatra or svara' });

const fraction = Type.Number({ minimum: 0, maximum: 1 });
const ruler = { lord };

const seedSchema = Type.Object({
  kind: oneOf(['star', 'tithi', 'yoga', 'karana', 'part_of_28']),
  number: Type.Integer({ minimum: 1, maximum: 60, description: 'of the nakshatra, tithi, yoga, karana or part' }),
  elapsed_fraction: fraction,
  point: Type.Optional(Type.String({ description: 'whose nakshatra it is' })),
  longitude: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'absolute degrees' })),
  nakshatra: Type.Optional(Type.String()),
});

const numbersById = Type.Record(Type.String(), Type.Number());

const detailsSchema = Type.Object({
  karakas: Type.Optional(
    Type.Record(Type.String(), oneOf(CHARA_KARAKAS), { description: 'the karaka that each lord is' }),
  ),
  twilight: Type.Optional(
    Type.Object({ period: oneOf(TWILIGHT_PERIODS), elapsed_fraction: fraction }, { description: 'hour of the birth' }),
  ),
  weights: Type.Optional(numbersById),
  rays: Type.Optional(numbersById),
  ayurdaya: Type.Optional(Type.Object({ method: oneOf(AYURDAYA_METHODS), leader: lord })),
});

/** The graha dashas by id, in the order of the contract. */
export const grahaDashasSchema = mapOf(
  [...GRAHA_DASHAS, ...ANNUAL_GRAHA_DASHAS],
  dashaSchema('GrahaDasha', ruler, seedSchema, detailsSchema),
);

type Ruler = { readonly lord: GrahaDashaLord };

const period: MakePeriodRecord<GrahaDashaLord, Ruler> = (lord, start, end, periods) =>
  periods === null ? { lord, start, end } : { lord, start, end, periods };

function seedRecord(seed: GrahaDashaSeed, language: Language): Wire<typeof seedSchema> {
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

function detailsRecord({ karakas, twilight, weights, rays, ayurdaya }: GrahaDashaFacts): Wire<typeof detailsSchema> {
  return {
    ...(karakas && { karakas: Object.fromEntries(karakas.map(({ graha, karaka }) => [graha, karaka])) }),
    ...(twilight && { twilight: { period: twilight.period, elapsed_fraction: round6(twilight.elapsed) } }),
    ...(weights && { weights }),
    ...(rays && { rays: rounded(rays) }),
    ...(ayurdaya && { ayurdaya }),
  };
}

export function grahaDashasRecord(
  { systems, annual, year, utcOffsetHours }: SectionResults['graha_dashas'],
  language: Language,
): Wire<typeof grahaDashasSchema> {
  const clock = { year, utcOffsetHours };
  const rulerOf = (lord: GrahaDashaLord): Ruler => ({ lord });
  return Object.fromEntries([
    ...systems.map((one) => [
      one.id,
      {
        name: WORDS[language].grahaDashas.system[one.id],
        applicable: one.applicable,
        year_days: year.days,
        seed: one.seed && seedRecord(one.seed, language),
        ...dashaRecord(one, clock, period, rulerOf),
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
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, period, rulerOf),
      },
    ]),
  ]);
}
