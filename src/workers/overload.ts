import { ServiceError } from '../api/errors.js';

/** The service accepts no more for now. */
export class Overloaded extends ServiceError {
  constructor(retryAfterSeconds: number, message = 'more requests wait than the service takes on; try again later') {
    super(503, message, retryAfterSeconds * 1000);
  }
}
