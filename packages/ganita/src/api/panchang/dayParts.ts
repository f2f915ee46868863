import {
  CHOGHADIYA_FACTS,
  type Choghadiya,
  GOWRI_QUALITY,
  type Gowri,
  isAuspiciousMuhurta,
  type Muhurta,
  type NamedPart,
  type Quality,
} from '@ganita/core/panchanga/dayParts.js';
import type { DayWindows } from '@ganita/core/panchanga/dayWindows.js';
import type { Planet } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { Clock } from '../values/clock.js';
import { idAndName, named } from '../values/names.js';

/** Choghadiya, gowri, hora and muhurtas, each for the day and for the night. */
export function dayPartsRecord(windows: DayWindows, clock: Clock, language: Language) {
  const each =
    <N extends string, F extends object>(facts: (name: N) => F) =>
    (part: NamedPart<N>) => ({ ...facts(part.name), ...clock.window(part) });
  const choghadiya = each((name: Choghadiya) => choghadiyaRecord(name, language));
  const gowri = each((name: Gowri) => ({
    ...idAndName(name, WORDS[language].panchangaDay.gowri),
    ...qualityRecord(GOWRI_QUALITY[name], language),
  }));
  const hora = each((lord: Planet) => lordRecord(lord, language));
  const muhurta = each((name: Muhurta) => ({
    ...idAndName(name, WORDS[language].panchangaDay.muhurta),
    ...qualityRecord(isAuspiciousMuhurta(name) ? 'good' : 'bad', language),
  }));
  return {
    choghadiya: { day: windows.choghadiyaOfDay.map(choghadiya), night: windows.choghadiyaOfNight.map(choghadiya) },
    gowri: { day: windows.gowriOfDay.map(gowri), night: windows.gowriOfNight.map(gowri) },
    hora: { day: windows.horasOfDay.map(hora), night: windows.horasOfNight.map(hora) },
    muhurtas: { day: windows.muhurtasOfDay.map(muhurta), night: windows.muhurtasOfNight.map(muhurta) },
  };
}

const choghadiyaRecord = (name: Choghadiya, language: Language) => {
  const { lord, quality } = CHOGHADIYA_FACTS[name];
  return {
    ...idAndName(name, WORDS[language].panchangaDay.choghadiya),
    ...lordRecord(lord, language),
    ...qualityRecord(quality, language),
  };
};

const lordRecord = (lord: Planet, language: Language) => named('lord', lord, WORDS[language].zodiac.body);

const qualityRecord = (quality: Quality, language: Language) =>
  named('quality', quality, WORDS[language].panchangaDay.partQuality);
