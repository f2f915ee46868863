import { ANNUAL_GRAHA_DASHAS } from '@ganita/core/annual/annualDashas.js';
import {
  GRAHA_DASHAS,
  type GrahaDashaId,
  type GrahaDashaLord,
  type GrahaDashaSeed,
} from '@ganita/core/dashas/graha/grahaDashas.js';
import type { NakshatraSeed } from '@ganita/core/dashas/graha/seed.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { annualDashaName } from '@ganita/words/compoundNames.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { ShownDasha } from '../../../calculations/natal/dashaTrees.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { mapOf } from '../../schema/maps.js';
import type { Wire } from '../../schema/wire.js';
import { named } from '../../values/names.js';
import { round6, splitLongitude } from '../../values/numbers.js';
import { jsonRecords, type SelfWriting } from '../../writing/jsonFields.js';
import { section } from '../section.js';
import { grahaDashaDetailsRecord, grahaDashaDetailsSchema } from './grahaDetails.js';
import { dashaRecord, dashaSchema, type seedSchema } from './period.js';
import {
  type DashaClock,
  type MakePeriods,
  type Period,
  type PeriodNames,
  periodTree,
  writtenPeriods,
} from './periodForms.js';

interface Ruler {
  readonly lord: GrahaDashaLord;
}

const NAMES: PeriodNames<GrahaDashaLord, Ruler> = {
  ruler: (lord) => ({ lord }),
  record: (lord, start, end, periods) => (periods === null ? { lord, start, end } : { lord, start, end, periods }),
};

function seedRecord(seed: GrahaDashaSeed, language: Language): Wire<typeof seedSchema> {
  if (seed.kind !== 'nakshatra') {
    return { seed_kind: seed.kind, number: seed.number, elapsed_fraction: round6(seed.elapsed) };
  }
  return {
    seed_kind: seed.kind,
    number: seed.star,
    elapsed_fraction: round6(seed.elapsed),
    point: seed.point,
    absolute_longitude: splitLongitude(seed.longitudeDeg).absolute,
    ...named('nakshatra', nakshatraAt(seed.star), WORDS[language].zodiac.nakshatra),
  };
}

/** The record of a dasha of grahas that starts from the nakshatra of the Moon. */
export const nakshatraDashaRecord = (
  one: ShownDasha<Graha> & DashaClock & { readonly seed: NakshatraSeed },
  id: GrahaDashaId,
  language: Language,
): Wire<typeof dashaSchema> => ({
  name: WORDS[language].grahaDashas.system[id],
  applicable: true,
  year_days: one.year.days,
  seed: seedRecord(one.seed, language),
  ...dashaRecord<GrahaDashaLord, Ruler, readonly Period<Ruler>[]>(one, one, NAMES, periodTree),
});

/** The dashas by id, with periods in one form. */
function dashasById<Form>(
  { systems, annual, year, utcOffsetHours }: SectionResults['graha_dashas'],
  language: Language,
  periodsOf: MakePeriods<GrahaDashaLord, Ruler, Form>,
) {
  return Object.fromEntries([
    ...systems.map((one) => [
      one.id,
      {
        name: WORDS[language].grahaDashas.system[one.id],
        applicable: one.applicable,
        year_days: year.days,
        seed: one.seed && seedRecord(one.seed, language),
        ...dashaRecord(one, { year, utcOffsetHours }, NAMES, periodsOf),
      },
    ]),
    ...annual.map((one) => [
      one.id,
      {
        name: annualDashaName(one.id, language),
        applicable: true,
        year_days: one.year.days,
        seed: null,
        ...dashaRecord(one, { year: one.year, utcOffsetHours }, NAMES, periodsOf),
      },
    ]),
  ]);
}

const written = writtenPeriods<GrahaDashaLord, Ruler>();

/** The same record, whose periods are written without being built. */
const grahaDashasWritten = (dashas: SectionResults['graha_dashas'], language: Language): SelfWriting =>
  jsonRecords(dashasById(dashas, language, written));

/** The graha dashas by id, in the order of the contract. */
export const grahaDashasSection = section({
  schema: mapOf([...GRAHA_DASHAS, ...ANNUAL_GRAHA_DASHAS], dashaSchema, {
    description: 'periods of planets, a dasha for each id; annual ones only with a `pravesha_type`',
  }),
  record: (dashas: SectionResults['graha_dashas'], language) => dashasById(dashas, language, periodTree),
  words: ['planets', 'signs', 'nakshatras', 'svaras', 'chara_karakas'],
  details: {
    schema: grahaDashaDetailsSchema,
    record: grahaDashaDetailsRecord,
  },
  written: grahaDashasWritten,
});
