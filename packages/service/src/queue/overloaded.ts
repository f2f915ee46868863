import type { ErrorCode } from 'ganita/api/errorCodes.js';
import { ServiceError } from 'ganita/api/errors.js';

/** The service accepts no more for now. */
export class Overloaded extends ServiceError {
  constructor(
    retryAfterSeconds: number,
    detail = 'server busy: request queue is full; try again later',
    code: ErrorCode = 'queue_full',
  ) {
    super(code, detail, retryAfterSeconds * 1000);
  }
}
