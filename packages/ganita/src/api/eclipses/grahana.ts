import type { GrahanaFacts } from '@ganita/core/eclipses/eclipseAtPlace.js';
import type { EclipsedBody } from '@ganita/core/eclipses/eclipseFacts.js';
import type { GlobalEclipse } from '@ganita/core/eclipses/globalEclipse.js';
import type { DayGrahana } from '@ganita/core/eclipses/grahanasOfDay.js';
import type { Sutak } from '@ganita/core/eclipses/hinduEclipse.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { Wire } from '../schema/wire.js';
import { bothClocks, bothClocksNamed, bothClocksOrNull, type Clock } from '../values/clock.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { varaRecord } from '../values/weekday.js';
import type { eclipsedBodySchema, grahanaOfDaySchema, grahanaSchema } from './grahanaSchemas.js';

export function eclipsedBodyRecord(
  { jdUt, longitudeDeg }: EclipsedBody,
  write: Clock,
  language: Language,
): Wire<typeof eclipsedBodySchema> {
  const { inSign, absolute } = splitLongitude(longitudeDeg);
  const { nakshatra, pada } = nakshatraOf(longitudeDeg);
  return {
    ...bothClocks(write, jdUt),
    ...signRecord(signOf(longitudeDeg), language),
    longitude: inSign,
    absolute_longitude: absolute,
    ...nakshatraRow(nakshatra, language),
    pada,
  };
}

export const grahanaRecord = (grahana: GrahanaFacts, write: Clock, language: Language): Wire<typeof grahanaSchema> => ({
  ...named('grasa', grahana.kind, WORDS[language].eclipses.grasa),
  sparsha: eclipsedBodyRecord(grahana.sparsha, write, language),
  ...bothClocksOrNull('sammilana', write, grahana.sammilanaJdUt),
  madhya: eclipsedBodyRecord(grahana.madhya, write, language),
  madhya_visible: grahana.madhyaVisible,
  ...bothClocksOrNull('unmilana', write, grahana.unmilanaJdUt),
  moksha: eclipsedBodyRecord(grahana.moksha, write, language),
  grastodaya: grahana.grastodaya,
  grastasta: grahana.grastasta,
  parama_grasa: round6(grahana.paramaGrasa),
  sutak: grahana.sutak && sutakRecord(grahana.sutak, write),
  ...varaRecord(grahana.vara, language),
  chudamani: grahana.chudamani,
});

/** Which eclipse it is. */
export const eclipseKindRecord = ({ kind, circumstances }: GlobalEclipse, language: Language) => ({
  ...named('eclipse_kind', kind, WORDS[language].eclipses.kind),
  ...named('eclipse_type', circumstances.type, WORDS[language].eclipses.type),
});

export const grahanaOfDayRecord = (
  { eclipse, grahana }: DayGrahana,
  write: Clock,
  language: Language,
): Wire<typeof grahanaOfDaySchema> => ({
  ...eclipseKindRecord(eclipse, language),
  ...grahanaRecord(grahana, write, language),
});

const sutakRecord = ({ startJdUt, startVulnerableJdUt, endJdUt }: Sutak, write: Clock) => ({
  ...bothClocksOrNull('start', write, startJdUt),
  ...bothClocksOrNull('start_vulnerable', write, startVulnerableJdUt),
  ...bothClocksNamed('end', write, endJdUt),
});
