/** A request whose structure is wrong (missing field, wrong JSON type): refused before any value is looked at. */
export class StructureError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.name = 'StructureError';
    this.field = field;
  }
}
