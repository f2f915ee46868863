import { BIRTH_YEARS } from '../../src/core/time/civilText.js';
import type { TaskFor } from '../../src/workers/task.js';

/** How the requests of reports are checked where nothing else is set. */
export const REPORT_CHECK: TaskFor<'print'>['check'] = { wanted: 'first', birthYears: BIRTH_YEARS };
