import { mapPerBody } from '@ganita/core/charts/perBody.js';
import type { BodyStates } from '@ganita/core/charts/states/bodyStates.js';
import type { Sight } from '@ganita/core/charts/states/drishti.js';
import type { GrahaYuddha } from '@ganita/core/charts/states/grahaYuddha.js';
import type { LordedSign } from '@ganita/core/charts/states/latta.js';
import type { TaraSeen } from '@ganita/core/charts/states/taraState.js';
import { taraAt } from '@ganita/core/zodiac/taras.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import type { Wire } from '../../schema/wire.js';
import { idAndName, named, namedOrNull } from '../../values/names.js';
import { round6 } from '../../values/numbers.js';
import { signRecord } from '../../values/position.js';
import { kpLordsRecord } from '../kpLords.js';
import { mrityuBhagaRecord } from '../mrityuBhaga.js';
import type {
  bodyStatesSchema,
  lordedSignSchema,
  planetaryStatesSchema,
  sightSchema,
  taraSchema,
  warSchema,
} from './schema.js';

const rounded = (x: number | null): number | null => (x === null ? null : round6(x));

/** States of the chart: lists of grahas, and one record per body. */
export function planetaryStatesRecord(
  states: SectionResults['planetary_states'],
  language: Language,
): Wire<typeof planetaryStatesSchema> {
  return {
    retrograde_planets: states.retrogradePlanets,
    combusted_planets: states.combustedPlanets,
    exalted_planets: states.exaltedPlanets,
    debilitated_planets: states.debilitatedPlanets,
    own_sign_planets: states.ownSignPlanets,
    friend_sign_planets: states.friendSignPlanets,
    enemy_sign_planets: states.enemySignPlanets,
    planets: mapPerBody(states.planets, (of) => bodyRecord(of, language)),
  };
}

function bodyRecord(of: BodyStates, language: Language): Wire<typeof bodyStatesSchema> {
  const { motion, combustion, dignityState, avasthas, mrityuBhaga } = of;
  return {
    retrograde: motion?.retrograde ?? null,
    stationary: motion?.stationary ?? null,
    speed: motion && round6(motion.speedDegPerDay),
    declination: motion && rounded(motion.declinationDeg),
    combust: combustion?.combust ?? null,
    combustion_orb: combustion?.orbDeg ?? null,
    distance_from_sun: combustion && round6(combustion.fromSunDeg),
    ...namedOrNull('dignity', dignityState?.dignity ?? null, WORDS[language].zodiac.dignity),
    ...namedOrNull('sign_dignity', dignityState?.signDignity ?? null, WORDS[language].zodiac.dignity),
    deep_exalted: dignityState?.deepExalted ?? null,
    deep_debilitated: dignityState?.deepDebilitated ?? null,
    war: of.wars?.map((war) => warRecord(war, language)) ?? null,
    avasthas: avasthas && {
      baladi: idAndName(avasthas.baladi, WORDS[language].states.baladi),
      jagradadi: idAndName(avasthas.jagradadi, WORDS[language].states.jagradadi),
      deeptadi: idAndName(avasthas.deeptadi, WORDS[language].states.deeptadi),
      deeptadi_present: avasthas.deeptadiHolding,
    },
    mrityu_bhaga: mrityuBhaga && mrityuBhagaRecord(mrityuBhaga),
    pushkara: of.pushkara,
    marana_karaka: of.maranaKaraka,
    kp_lords: kpLordsRecord(of.kpLords),
    drishti: of.drishti && {
      graha: sightRecord(of.drishti.graha, language),
      rasi: sightRecord(of.drishti.rasi, language),
      aspected_by_graha: of.drishti.aspectedByGraha,
      aspected_by_rasi: of.drishti.aspectedByRasi,
    },
    relations: of.relations,
    taras: {
      from_moon: taraRecord(of.tara.fromMoon, language),
      from_ascendant: taraRecord(of.tara.fromAscendant, language),
    },
    ...namedOrNull('latta_nakshatra', of.lattaStar, WORDS[language].zodiac.nakshatra),
    pachakadi:
      of.pachakadi?.map(({ role, planet, inimical }) => ({
        ...idAndName(role, WORDS[language].states.pachakadi),
        ...named('planet', planet, WORDS[language].zodiac.body),
        inimical,
      })) ?? null,
    navamsa_64: lordedRecord(of.navamsa64, language),
    drekkana_22: lordedRecord(of.drekkana22, language),
  };
}

const warRecord = (war: GrahaYuddha, language: Language): Wire<typeof warSchema> => ({
  planets: war.planets,
  separation: round6(war.separationDeg),
  latitude_difference: rounded(war.latitudeDifferenceDeg),
  ...namedOrNull('northern_planet', war.northern, WORDS[language].zodiac.body),
  ...namedOrNull('planet_of_lower_longitude', war.lowerLongitude, WORDS[language].zodiac.body),
  ...namedOrNull('war_kind', war.kind, WORDS[language].states.warKind),
  ...namedOrNull('victor', war.victor, WORDS[language].zodiac.body),
});

const sightRecord = ({ signs, houses, planets }: Sight, language: Language): Wire<typeof sightSchema> => ({
  signs: signs.map((sign) => signRecord(sign, language)),
  house_numbers: houses,
  planets,
});

const taraRecord = ({ tara, special }: TaraSeen, language: Language): Wire<typeof taraSchema> => ({
  ...idAndName(taraAt(tara), WORDS[language].zodiac.tara),
  number: tara,
  special: special && idAndName(special, WORDS[language].zodiac.specialTara),
});

const lordedRecord = (lorded: LordedSign | null, language: Language): Wire<typeof lordedSignSchema> =>
  lorded && {
    ...signRecord(lorded.sign, language),
    ...named('lord', lorded.lord, WORDS[language].zodiac.body),
  };
