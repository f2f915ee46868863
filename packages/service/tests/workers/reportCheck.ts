import { BIRTH_YEARS } from '@ganita/core/time/civilText.js';
import type { TaskFor } from '@ganita/service/workers/task.js';

/** How the requests of reports are checked where nothing else is set. */
export const REPORT_CHECK: TaskFor<'print'>['check'] = { wanted: 'first', birthYears: BIRTH_YEARS };
