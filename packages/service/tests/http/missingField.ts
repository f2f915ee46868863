/** The message for a required field that is missing; a zone may replace a timezone. */
export const missingField = (field: string): string =>
  field.endsWith('timezone')
    ? `${field} or zone is required`
    : /(latitude|longitude)$/.test(field)
      ? `${field} is required (GET /location/search finds them)`
      : `${field} is required`;
