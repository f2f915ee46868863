import { Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { type CharaKaraka, STHIRA_RELATIONS } from '../../core/karakas/karakas.js';
import { recordFrom } from '../../core/records.js';
import { WORDS } from '../../i18n/words.js';
import { grahaId } from '../schema/bodies.js';
import { fieldsOf, HOUSE_KEYS, recordOf } from '../schema/maps.js';
import { positionSchema, signSchema } from '../schema/position.js';
import type { Wire } from '../schema/wire.js';
import { round6 } from '../values/numbers.js';
import { positionRecord, signRecord } from '../values/position.js';

/** Chara karakas as the contract spells them. */
const KARAKA_KEYS = [
  'atma_karaka',
  'amatya_karaka',
  'bhratri_karaka',
  'maitri_karaka',
  'pitri_karaka',
  'putra_karaka',
  'jnaati_karaka',
  'dara_karaka',
] as const;

const karakaSchema = Type.Object({
  planet: grahaId,
  ...positionSchema.properties,
  name: Type.String(),
  rank: Type.Integer({ minimum: 1, maximum: 8 }),
  ranking_degrees: Type.Number({
    minimum: 0,
    maximum: 30,
    description: 'degrees passed; by Rahu from the end of its sign',
  }),
  navamsa: signSchema,
  chosen_chart: signSchema,
});

/** The chara karakas, null where the scheme of seven has none, and the sthira and naisargika ones. */
export const charaKarakasSchema = Type.Object({
  ...fieldsOf(KARAKA_KEYS, nullable(karakaSchema)),
  details: Type.Object({
    scheme: oneOf(['eight', 'seven']),
    sthira_karakas: recordOf(STHIRA_RELATIONS, Type.Object({ planet: grahaId, name: Type.String() })),
    naisargika_karakas: recordOf(HOUSE_KEYS, grahaId),
  }),
});

type Karakas = SectionResults['chara_karakas'];

const karakaRecord = (row: Karakas['ranked'][number], language: Language): Wire<typeof karakaSchema> => ({
  planet: row.graha,
  ...positionRecord(row.point, language),
  name: WORDS[language].points.charaKaraka[row.karaka],
  rank: row.rank,
  ranking_degrees: round6(row.rankingDegrees),
  navamsa: signRecord(row.navamsaSign, language),
  chosen_chart: signRecord(row.chosenSign, language),
});

export function charaKarakasRecord(
  { scheme, ranked, sthira, naisargika }: Karakas,
  language: Language,
): Wire<typeof charaKarakasSchema> {
  const of = (karaka: CharaKaraka) => {
    const row = ranked.find((one) => one.karaka === karaka);
    return row === undefined ? null : karakaRecord(row, language);
  };
  return {
    atma_karaka: of('atma'),
    amatya_karaka: of('amatya'),
    bhratri_karaka: of('bhratri'),
    maitri_karaka: of('matri'),
    pitri_karaka: of('pitri'),
    putra_karaka: of('putra'),
    jnaati_karaka: of('jnati'),
    dara_karaka: of('dara'),
    details: {
      scheme,
      sthira_karakas: recordFrom(STHIRA_RELATIONS, (relation) => ({
        planet: sthira[relation],
        name: WORDS[language].points.sthiraRelation[relation],
      })),
      naisargika_karakas: naisargika,
    },
  };
}
