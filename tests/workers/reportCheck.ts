import { BIRTH_YEARS } from '../../src/core/time/civilText.js';
import type { ReportCheck } from '../../src/workers/task.js';

/** How the requests of reports are checked where nothing else is set. */
export const REPORT_CHECK: ReportCheck = { wanted: 'first', birthYears: BIRTH_YEARS };
