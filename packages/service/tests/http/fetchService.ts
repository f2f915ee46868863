import type { TestService } from './service.js';

/** `fetch` of a service without a port: it is called directly, whatever the address says. */
export const fetchOf =
  (service: TestService): typeof fetch =>
  async (address, { method = 'GET', headers = {}, body, signal } = {}) => {
    signal?.throwIfAborted();
    const { pathname, search } = new URL(String(address));
    const reply = await service.inject({
      method: method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    });
    const written = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode, headers: written });
  };
