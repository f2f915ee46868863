/** The type of every JSON that the service sends. */
export const JSON_TYPE = 'application/json; charset=utf-8';
