/** Texts that break rules of HTTP (RFC 9110, RFC 9112, RFC 3986), or lean on them. */

/** Longer than a line should be, shorter than the headers may be. */
export const LONG = 'x'.repeat(9000);
/** What may be in the place of a path. */
export const TARGETS: readonly string[] = [
  ...[
    '/',
    '//',
    '/.',
    '/..',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cwindows',
    '/%00',
    '/health%00',
  ],
  ...[
    '/%',
    '/%zz',
    '/%ff%fe',
    '/%c0%ae%c0%ae/',
    '//health',
    '/health//',
    '/health/..',
    '/./health',
    '/HEALTH',
    '/health;x=1',
  ],
  ...['/health?', '/health?a=%', '/health#x', '/health%2f', '/docs/../health', '/docs/..%2f..%2fpackage.json'],
  ...[
    '/docs/static/%2e%2e/%2e%2e/package.json',
    '/docs/static/..%2f..%2f..%2fpackage.json',
    '/docs/json',
    '/docs/yaml',
  ],
  ...[
    '/openapi.json?x',
    '/debug/meminfo/',
    '/metrics',
    '/__proto__',
    '/constructor',
    '/horoscope/__proto__',
    '*',
    'health',
  ],
  ...[
    'http://example.org/health',
    'http://[::1/health',
    'https://a:b@c/d',
    '\\\\host\\share',
    '/\u00e9',
    '/\u0001',
    '/a b',
    '',
  ],
  ...[
    `/${LONG}`,
    `/health?${LONG}`,
    `/${'a/'.repeat(2000)}`,
    `/${'%2e%2e%2f'.repeat(500)}`,
    `/location/search?query=${LONG}`,
  ],
  ...[
    '/location/search?query=%ff',
    '/location/search?query[]=a',
    '/location/search?query=a&query=b',
    '/location/search?__proto__=1',
  ],
  ...[`/location/autocomplete?query=${'%F0%9F%98%80'.repeat(300)}`, '/location/autocomplete?query=ab&limit=1e400'],
  ...[
    `/location/search?query=${'a,'.repeat(3000)}`,
    '/muhurta/events?language=__proto__',
    '/muhurta/events?language=en&language=hi',
  ],
];
/** Headers that are wrong, odd or rare. */
export const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ...['100-continue', '200-ok', '', '100-continue, x'].map((value) => ['expect', value] as const),
  ...[
    'gzip;q=NaN',
    '*;q=1e400',
    ',,,,',
    'br;q=-1',
    `${'gzip,'.repeat(2000)}br`,
    'identity;q=0, *;q=0',
    '\u00ff',
    'x-gzip',
  ].map((value) => ['accept-encoding', value] as const),
  ...['gzip', 'br', 'deflate', 'gzip, gzip', 'zstd', '__proto__', ''].map(
    (value) => ['content-encoding', value] as const,
  ),
  ...['a b"c<script>', LONG, '../../x', '\u00e9', '0'].map((value) => ['x-request-id', value] as const),
  ...['1.2.3.4', 'unknown, ::1', '"; drop', `${'1.1.1.1,'.repeat(900)}`].map(
    (value) => ['x-forwarded-for', value] as const,
  ),
  ...([
    ['host', 'x'],
    ['x-pdf-secret', LONG],
    ['x-pdf-secret', ''],
    ['origin', 'null'],
    ['origin', '\u00ff'],
    ['access-control-request-method', 'DELETE\u00e9'],
    ['range', 'bytes=0-'],
    ['if-none-match', '*'],
    ['upgrade', 'websocket'],
    ['connection', 'upgrade'],
    ['http2-settings', 'AAMAAABkAAQAAP__'],
    ['__proto__', 'x'],
    ['constructor', 'x'],
    ['bad name', 'x'],
    ['', 'x'],
    ['x', 'a\u0000b'],
    ['x', 'a\rb'],
    ['x', 'a\r\n folded'],
    ['x', LONG + LONG],
    ['cookie', `a=${LONG}`],
    ['accept', '*/*;q=1e400'],
    ['authorization', 'Basic \u00ff'],
    ['trailer', 'host'],
    ['te', 'trailers'],
  ] as const),
];
/** Content types, of which one is taken. */
export const TYPES: readonly string[] = [
  ...[
    'text/plain',
    'application/json; charset=utf-16',
    'application/json;',
    'APPLICATION/JSON',
    'application/jsonx',
    '',
  ],
  ...[
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/x-ndjson',
    'application/json, text/plain',
  ],
  ...[
    'application/__proto__',
    'application/json;'.repeat(500),
    '\u00e9/\u00e9',
    '*/*',
    'application/json\u0000',
    '; ;;',
    'json',
  ],
];
/** Values of content-length, also two at once. */
export const LENGTHS: readonly (readonly string[])[] = [
  ...['0', '1', '-1', '+5', '1e3', '0x10', ' 5 5', '5, 6', '99999999999999999999', '', 'NaN', '65537', '900000000'].map(
    (one) => [one],
  ),
  ['5', '6'],
  ['5', '5'],
];
/** Chunked bodies, most of them broken. */
export const CHUNKS: readonly string[] = [
  ...[
    '2\r\n{}\r\n0\r\n\r\n',
    '0\r\n\r\n',
    'zz\r\n{}\r\n0\r\n\r\n',
    '-1\r\n{}\r\n0\r\n\r\n',
    'ffffffffffffffff\r\n{}',
    '2\r\n{}\r\n',
  ],
  ...[
    '2;x=y\r\n{}\r\n0\r\n\r\n',
    `2;${LONG}\r\n{}\r\n0\r\n\r\n`,
    '2\r\n{}XX0\r\n\r\n',
    '1\r\n{\r\n1\r\n}\r\n0\r\nhost: y\r\n\r\n',
  ],
  ...[
    '0002\r\n{}\r\n0\r\n\r\n',
    '2\n{}\n0\n\n',
    '0x2\r\n{}\r\n0\r\n\r\n',
    '1\r\n{\r\n'.repeat(3000),
    `11170\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`,
  ],
];
