/** The service takes on no more for now. */
export class Overloaded extends Error {
  /** Seconds after which asking again makes sense. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, message = 'more requests wait than the service takes on; try again later') {
    super(message);
    this.name = 'Overloaded';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
