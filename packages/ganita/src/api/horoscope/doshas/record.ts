import type { DoshaFinding, DoshaId } from '@ganita/core/doshas/dosha.js';
import type { KalaSarpa } from '@ganita/core/doshas/kalaSarpa.js';
import type { Kalathra, KalathraReference } from '@ganita/core/doshas/kalathra.js';
import { MANGLIK_REFERENCES, type Manglik, type ManglikException } from '@ganita/core/doshas/manglik.js';
import type { GrahaPair, Pitru } from '@ganita/core/doshas/pitru.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import type { Wire } from '../../schema/wire.js';
import { evidenceRecord, findingRecord } from '../../values/evidence.js';
import { nakshatraRow } from '../../values/nakshatra.js';
import { idAndName, named, namedOrNull } from '../../values/names.js';
import type { doshaHeadSchema, doshasSchema, exceptionSchema, kalathraFromSchema, pairSchema } from './schema.js';

type Doshas = SectionResults['doshas'];

const kalaSarpaFacts = (of: KalaSarpa, language: Language) => ({
  ...namedOrNull('kala_sarpa_type', of.type, WORDS[language].doshas.kalaSarpaType),
  ...namedOrNull('kala_sarpa_direction', of.direction, WORDS[language].doshas.kalaSarpaDirection),
  rahu_house: of.rahuHouse,
  ketu_house: of.ketuHouse,
  strict_by_longitude: of.strictByLongitude,
  partial_by_longitude: of.partialByLongitude,
  planets_in_rahu_to_ketu_half: of.rahuToKetu,
  planets_in_ketu_to_rahu_half: of.ketuToRahu,
});

const exceptionRecord = (
  exception: Manglik['exceptions'][number],
  language: Language,
): Wire<typeof exceptionSchema> => ({
  ...idAndName(exception.id, WORDS[language].doshas.manglikException),
  number: exception.number,
  ...named('effect', exception.effect, WORDS[language].doshas.exceptionEffect),
  evidence: exception.evidence.map(evidenceRecord),
});

function manglikFacts({ present, effective, references, exceptions }: Manglik, language: Language) {
  const records = exceptions.map((exception) => exceptionRecord(exception, language));
  return {
    cancellations: present ? records : [],
    effective,
    mars_from: recordFrom(MANGLIK_REFERENCES, (reference) => {
      const { marsHouse, by } = references[reference];
      return {
        mars_house: marsHouse,
        is_manglik: by.standard,
        is_manglik_without_2nd_house: by.without_2nd_house,
        is_manglik_with_1st_house: by.with_1st_house,
        is_manglik_with_1st_without_2nd_house: by.with_1st_without_2nd_house,
      };
    }),
    applying_exceptions: records,
  };
}

const pairRecord = ([planet, other]: GrahaPair, language: Language): Wire<typeof pairSchema> => ({
  ...named('planet', planet, WORDS[language].zodiac.body),
  ...named('other_planet', other, WORDS[language].zodiac.body),
});

const pitruFacts = (of: Pitru, language: Language) => ({
  reasons: of.reasons.map(({ number, id }) => ({ ...idAndName(id, WORDS[language].doshas.pitruReason), number })),
  sun_moon_rahu_in_9th: of.inNinth,
  ketu_in_4th: of.ketuInFourth,
  luminary_or_node_associated_with_mars_saturn: of.associatedWithMarsOrSaturn.map((pair) => pairRecord(pair, language)),
  two_of_mercury_venus_rahu_together_in_2_5_9_12: of.together.map(({ house, grahas }) => ({ house, planets: grahas })),
  luminary_with_node: of.luminaryWithNode.map((pair) => pairRecord(pair, language)),
});

const kalathraFrom = ({ references }: Kalathra, reference: KalathraReference): Wire<typeof kalathraFromSchema> => ({
  present: references[reference].present,
  malefics_in_1_2_4_7_8_12: references[reference].malefics,
});

const headRecord = (
  id: DoshaId,
  of: Doshas[DoshaId] & DoshaFinding,
  language: Language,
): Wire<typeof doshaHeadSchema> => ({
  name: WORDS[language].doshas.name[id],
  ...findingRecord(of),
  cancelled_by_exceptions: of.cancelledBy as readonly ManglikException[],
  cancellations: [],
});

export function doshasRecord(doshas: Doshas, language: Language): Wire<typeof doshasSchema> {
  const head = (id: DoshaId) => headRecord(id, doshas[id], language);
  const { guru_chandala, ganda_moola, kalathra } = doshas;
  return {
    kala_sarpa: { ...head('kala_sarpa'), ...kalaSarpaFacts(doshas.kala_sarpa, language) },
    manglik: { ...head('manglik'), ...manglikFacts(doshas.manglik, language) },
    pitru: { ...head('pitru'), ...pitruFacts(doshas.pitru, language) },
    guru_chandala: {
      ...head('guru_chandala'),
      ...namedOrNull('node', guru_chandala.node, WORDS[language].zodiac.body),
      house: guru_chandala.house,
      jupiter_stronger: guru_chandala.jupiterStronger,
    },
    ganda_moola: {
      ...head('ganda_moola'),
      ...nakshatraRow(ganda_moola.nakshatra, language),
      pada: ganda_moola.pada,
      gandanta_pada: ganda_moola.gandantaPada,
    },
    kalathra: {
      ...head('kalathra'),
      malefics_from: { lagna: kalathraFrom(kalathra, 'lagna'), moon: kalathraFrom(kalathra, 'moon') },
    },
    ghata: { ...head('ghata'), house: doshas.ghata.house },
    shrapit: { ...head('shrapit'), house: doshas.shrapit.house },
  };
}
