/**
 * Headers of every page. Nothing comes from elsewhere, nothing inline is run or applied, and no site may show a page in a frame but
 * those that the operator names: `'self'` and origins, separated by spaces. Pages depend on cookies and on the languages of the
 * browser.
 */
export const pageHeaders = (frameAncestors: string) =>
  ({
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${frameAncestors === '' ? "'none'" : frameAncestors}`,
    ].join(';'),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    vary: 'accept, accept-encoding, accept-language, cookie',
  }) as const;
export type PageHeaders = ReturnType<typeof pageHeaders>;
