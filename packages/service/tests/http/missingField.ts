/** The message for a required field that is missing; a zone may replace a timezone. */
export const missingField = (field: string): string =>
  field.endsWith('timezone') ? `${field} or zone is required` : `${field} is required`;
