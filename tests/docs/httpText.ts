/** A request as a page writes it. */
export interface WrittenRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** A response as a page writes it: some of its headers, and a part of its body. */
export interface WrittenResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const parts = (text: string) => {
  const [head = '', ...body] = text.split('\n\n');
  const [start = '', ...lines] = head.trim().split('\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
  return { start: start.split(' '), headers, body: body.join('\n\n').trim() };
};

/** `POST /path`, headers, an empty line, a body, which is JSON unless a header says otherwise. */
export function writtenRequest(text: string): WrittenRequest {
  const { start, headers, body } = parts(text);
  const [method = '', url = ''] = start;
  return {
    method: method as 'GET' | 'POST',
    url,
    headers: { ...(body !== '' && { 'content-type': 'application/json' }), ...headers },
    ...(body !== '' && { payload: body }),
  };
}

/** `HTTP/1.1 200`, headers, an empty line, a body. */
export function writtenResponse(text: string): WrittenResponse {
  const { start, headers, body } = parts(text);
  return { status: Number(start[1]), headers, body };
}
