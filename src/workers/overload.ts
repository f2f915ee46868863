/** More work waits than the service takes on. */
export class Overloaded extends Error {
  /** Seconds after which asking again makes sense. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('more requests wait than the service takes on; try again later');
    this.name = 'Overloaded';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
