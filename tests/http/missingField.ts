/** What is said of a required field that is missing; a zone may stand in the place of a timezone. */
export const missingField = (field: string): string =>
  field.endsWith('timezone') ? `${field} or zone is required` : `${field} is required`;
