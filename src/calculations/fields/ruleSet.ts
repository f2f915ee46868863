import { DomainError } from '../../core/errors/domainError.js';

/** What refusals call the choices of a request. */
const PLAIN = 'rules.';

/** Reckon by a rule set that the request calls `field`: a refused choice is named by it. Errors: those of what is reckoned. */
export function byRuleSet<Result>(field: string, reckon: () => Result): Result {
  try {
    return reckon();
  } catch (error) {
    if (!(error instanceof DomainError) || error.field?.startsWith(PLAIN) !== true) throw error;
    const named = (text: string): string => text.replace(PLAIN, `${field}.`);
    throw new DomainError(error.code, named(error.message), { field: named(error.field), value: error.value });
  }
}

/** null where choices that are each allowed do not go together (`invalid_input`). Errors: all others. */
export function ifAllowed<Result>(reckon: () => Result): Result | null {
  try {
    return reckon();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_input') return null;
    throw error;
  }
}
