import type { Language } from '../../calculations/fields/languages.js';
import { CHARA_KARAKA_KEYS } from '../../calculations/natal/schemas/karakas.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { mapBodies } from '../../core/charts/chart.js';
import { CHARA_KARAKAS } from '../../core/karakas/charaKarakas.js';
import { STHIRA_RELATIONS } from '../../core/karakas/sthiraKarakas.js';
import { WORDS } from '../../i18n/words.js';
import { round6 } from '../values/numbers.js';
import { positionRecord, signRecord } from '../values/position.js';

type Karakas = SectionResults['chara_karakas'];

const karakaRecord = (row: Karakas['ranked'][number], language: Language) => ({
  planet: row.graha,
  ...positionRecord(row.point, language),
  name: WORDS[language].points.charaKaraka[row.karaka],
  rank: row.rank,
  ranking_degrees: round6(row.rankingDegrees),
  navamsa: signRecord(row.navamsaSign, language),
  chosen_chart: signRecord(row.chosenSign, language),
});

/** The chara karakas, null where the scheme of seven has none, and the sthira and naisargika ones. */
export function charaKarakasRecord({ scheme, ranked, sthira, naisargika }: Karakas, language: Language) {
  const byKey = CHARA_KARAKAS.map((karaka) => {
    const row = ranked.find((one) => one.karaka === karaka);
    return [CHARA_KARAKA_KEYS[karaka], row === undefined ? null : karakaRecord(row, language)];
  });
  return {
    ...Object.fromEntries(byKey),
    details: {
      scheme,
      sthira_karakas: mapBodies(STHIRA_RELATIONS, (relation) => ({
        planet: sthira[relation],
        name: WORDS[language].points.sthiraRelation[relation],
      })),
      naisargika_karakas: naisargika,
    },
  };
}
