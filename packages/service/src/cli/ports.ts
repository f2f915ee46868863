import type { YearRange } from '@ganita/core/time/civilText.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { DEFAULT_BIRTH_YEARS, readBirthYears } from 'ganita/calculations/fields/birthYears.js';

/** A variable of the environment has a value that a command cannot read. */
export class WrongSetting extends Error {}

function birthYearsOf({ BIRTH_YEARS: text }: NodeJS.ProcessEnv): YearRange {
  try {
    return readBirthYears(text === undefined || text === '' ? DEFAULT_BIRTH_YEARS : text);
  } catch (error) {
    throw new WrongSetting(`setting BIRTH_YEARS ${(error as Error).message}`);
  }
}

/** The ports of a command, with the `BIRTH_YEARS` of a service. Errors: WrongSetting, those of the adapters. */
export const openCommandPorts = async (): Promise<Ports> => openPorts({ birthYears: birthYearsOf(process.env) });
