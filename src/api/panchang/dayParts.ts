import type { Language } from '../../calculations/fields/languages.js';
import {
  CHOGHADIYA_FACTS,
  type Choghadiya,
  GOWRI_QUALITY,
  type Gowri,
  isAuspiciousMuhurta,
  type Muhurta,
  type NamedPart,
  type Quality,
} from '../../core/panchanga/dayParts.js';
import type { DayWindows } from '../../core/panchanga/dayWindows.js';
import type { Planet } from '../../core/zodiac/grahas.js';
import { WORDS } from '../../i18n/words.js';
import type { Clock } from '../values/clock.js';

/** Choghadiya, gowri, hora and muhurtas, each for the day and for the night. */
export function dayPartsRecord(windows: DayWindows, clock: Clock, language: Language) {
  const each =
    <N extends string, F extends object>(facts: (name: N) => F) =>
    (part: NamedPart<N>) => ({ ...facts(part.name), ...clock.window(part) });
  const choghadiya = each((name: Choghadiya) => choghadiyaRecord(name, language));
  const gowri = each((name: Gowri) => ({
    id: name,
    name: WORDS[language].panchangaDay.gowri[name],
    ...qualityRecord(GOWRI_QUALITY[name], language),
  }));
  const hora = each((lord: Planet) => ({ lord }));
  const muhurta = each((name: Muhurta) => ({
    id: name,
    name: WORDS[language].panchangaDay.muhurta[name],
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
  return { id: name, name: WORDS[language].panchangaDay.choghadiya[name], lord, ...qualityRecord(quality, language) };
};

const qualityRecord = (quality: Quality, language: Language) => ({
  quality,
  quality_name: WORDS[language].panchangaDay.partQuality[quality],
});
