import type { AvoidName } from '@ganita/core/muhurta/avoidWindows.js';
import { tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import { MONTH_TITHIS } from '@ganita/core/panchanga/monthTithis.js';
import { filled } from '@ganita/words/messages.js';
import type { Words } from '@ganita/words/words.js';
import { tithiName } from '../almanac/tithiName.js';
import { type Chosen, causeAt, type OfferedId, type Wanted } from './conditions.js';

/** The words of a condition of the form: its name, and those of its values. */
interface ConditionWords {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The words of every condition of the form. */
export function conditionWords(words: Words): Readonly<Record<OfferedId, ConditionWords>> {
  const { angas, muhurta, panchangaCalendar, panchangaDay, pictures, report, search, zodiac } = words;
  const { phrase } = report;
  return {
    day_yoga: { name: words.pages.phrase.special_yogas, values: panchangaDay.dayYoga },
    tithi: { name: phrase.tithi, values: tithiWords(words) },
    nakshatra: { name: phrase.nakshatra, values: zodiac.nakshatra },
    vara: { name: phrase.vara, values: zodiac.weekday },
    yoga: { name: phrase.yoga, values: angas.nityaYoga },
    karana: { name: phrase.karana, values: angas.karana },
    lagna: { name: phrase.lagna, values: zodiac.sign },
    moon_sign: { name: phrase.moon_sign, values: zodiac.sign },
    lunar_month: { name: phrase.amanta_month, values: panchangaCalendar.lunarMonth },
    day_part: { name: muhurta.part.day_part, values: search.dayPart },
    choghadiya: { name: pictures.phrase.choghadiya, values: panchangaDay.choghadiya },
    gowri: { name: pictures.phrase.gowri, values: panchangaDay.gowri },
    hora: { name: pictures.phrase.hora, values: zodiac.body },
  };
}

/** The thirty tithis with their paksha. */
const tithiWords = ({ angas }: Words): Readonly<Record<string, string>> =>
  Object.fromEntries(
    MONTH_TITHIS.map((id, index) => {
      const { tithi, paksha } = tithiFacts(index + 1);
      return [id, tithiName({ name: angas.tithi[tithi], number: index + 1, paksha_name: angas.paksha[paksha] })];
    }),
  );

/** A window of the day that is to be avoided. */
export const avoidWord = (id: AvoidName, { panchangaDay }: Words): string =>
  id === 'bhadra' ? panchangaDay.dayYoga.bhadra : panchangaDay.window[id];

/** Names without which a value is not understood: `Hora: Jupiter`, but `Pushya`. */
const NAMED: ReadonlySet<OfferedId> = new Set(['lagna', 'moon_sign', 'choghadiya', 'gowri', 'hora', 'yoga', 'karana']);

const chosenText = ([id, value]: Chosen, names: Readonly<Record<OfferedId, ConditionWords>>): string => {
  const word = names[id].values[value] ?? value;
  return NAMED.has(id) ? `${names[id].name}: ${word}` : word;
};

/** What a search wants, in one line. */
export function wantedText({ chosen, avoided }: Wanted, words: Words): string {
  const names = conditionWords(words);
  return [
    ...chosen.map((one) => chosenText(one, names)),
    ...(avoided.length === 0
      ? []
      : [`${words.search.phrase.outside}: ${avoided.map((id) => avoidWord(id, words)).join(', ')}`]),
  ].join(' · ');
}

/** Why an interval opens or closes. What is avoided ends where the interval opens. */
export function causeText(pointers: readonly string[], edge: 'opens' | 'closes', wanted: Wanted, words: Words): string {
  const { begins, ends, range_begins, range_ends } = words.search.phrase;
  const names = conditionWords(words);
  const opens = edge === 'opens';
  const texts = pointers.map((pointer) => {
    const cause = causeAt(pointer, wanted);
    if (cause.kind === 'range') return opens ? range_begins : range_ends;
    return cause.kind === 'avoided'
      ? filled(opens ? ends : begins, { condition: avoidWord(cause.window, words) }, words)
      : filled(opens ? begins : ends, { condition: chosenText(cause.chosen, names) }, words);
  });
  return [...new Set(texts)].join(', ');
}
