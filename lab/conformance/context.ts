import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import type { UserAyanamsa } from '@ganita/core/sky/ayanamsa.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky, type Sky } from '@ganita/core/sky/sky.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { type Birth, birthMoment, birthOf, birthPlace, requestOf } from './births.js';
import { type GoldenNode, pick } from './golden.js';
import type { AgreementContext, AnswerFunction, HoroscopeAnswer } from './reader.js';
import type { FileAccount } from './report.js';

/** What is shared by the readers of one run. */
export interface Tools {
  readonly ephemeris: Ephemeris;
  readonly rules: AgreementContext['rules'];
  readonly observatory: AgreementContext['observatory'];
  readonly sky: AgreementContext['sky'];
  readonly answer: AgreementContext['answer'];
  readonly zones: AgreementContext['zones'];
}

/** Keeps the last few results by key. */
function remembered<T>(limit: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    const value = known ?? make();
    kept.delete(key);
    kept.set(key, value);
    const oldest = kept.keys().next();
    if (kept.size > limit && oldest.done !== true) kept.delete(oldest.value);
    return value;
  };
}

const SKIES = 256;
/** A whole answer is some 3.5 MB. */
const ANSWERS = 64;

/** The tools of a run: one ephemeris, one entry point to the wire calculations. */
export function openTools(ephemeris: Ephemeris, zones: ZoneHistory, answerFunction: AnswerFunction): Tools {
  const skies = remembered<Sky>(SKIES);
  const answers = remembered<Promise<Readonly<Record<string, unknown>>>>(ANSWERS);
  const rules = (chosen: Readonly<Partial<Rules>> = {}): Rules => resolveRules(DEFAULT_RULES, chosen);
  const observatory = (chosen: Readonly<Partial<Rules>> = {}, user: UserAyanamsa | null = null): Observatory =>
    angaObservatoryOf(openObservatory(ephemeris, rules(chosen), user), rules(chosen));
  return {
    ephemeris,
    zones,
    rules,
    observatory,
    sky: (birth, chosen = {}) =>
      skies(JSON.stringify([birth, chosen]), () =>
        observeSky(
          openObservatory(ephemeris, rules(chosen)),
          birthMoment(birth),
          birthPlace(birth),
          birth.timezone,
          rules(chosen),
        ),
      ),
    answer: (calculation, body) =>
      answers(JSON.stringify([calculation, body]), async () => {
        const answer = await answerFunction(calculation, body);
        return answer as Readonly<Record<string, unknown>>;
      }),
  };
}

/** The tools of a run joined to the account of one file. */
export function contextFor(tools: Tools, account: FileAccount): AgreementContext {
  /** Births whose clock the service reads in another way than the file, each reported once. */
  const otherClocks = new Set<string>();
  const forEachItem: AgreementContext['forEachItem'] = async (list, work) => {
    for (const item of list.items()) {
      try {
        await work(item);
      } catch (error) {
        account.fail(item.path, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      }
    }
  };
  return {
    ...tools,
    section: (name) => account.section(name),
    sideBySide: account.sideBySide,
    deciding: account.deciding,
    fail: (path, message) => account.fail(path, message),
    async horoscope(birth: Birth, fields: Readonly<Record<string, unknown>> = {}) {
      const answer = await tools.answer('natalChart', { ...requestOf(birth), ...fields });
      const used = pick(answer, 'birth_details', 'resolved_time', 'timezone_used');
      if (used !== birth.timezone && !otherClocks.has(birth.id)) {
        otherClocks.add(birth.id);
        account.fail(`${birth.id}/timezone`, `the service resolves ${String(used)}, the file has ${birth.timezone}`);
      }
      const { horoscope, details } = answer as { readonly horoscope: object; readonly details: object };
      return { ...answer, horoscope: { ...horoscope, details } } as unknown as HoroscopeAnswer;
    },
    forEachItem,
    forEachCase: (golden: GoldenNode, work) =>
      forEachItem(golden.at('cases'), (item) => work(item.at('expected'), birthOf(item.at('birth')))),
  };
}
