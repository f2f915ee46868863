import { expect } from 'vitest';
import type { TestService } from './service.js';

export type Fields = Readonly<Record<string, unknown>>;

/** A way to call one endpoint, with what it answers and rejects. */
export const sender = (service: () => TestService, path: string, key: string, request: Fields) => {
  const send = (changes: Fields = {}) => service().post(path, { ...request, meta: 'full', ...changes });
  return {
    send,
    async answer<T>(changes: Fields = {}): Promise<T> {
      const { status, body } = await send(changes);
      expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
      return body[key] as T;
    },
    async rejection(changes: Fields): Promise<readonly [number, unknown]> {
      const { status, body } = await send(changes);
      expect(Object.keys(body)).toEqual(['detail']);
      return [status, body.detail];
    },
    async without(field: string): Promise<readonly [number, unknown]> {
      const { [field]: _left, ...rest } = request;
      const { status, body } = await service().post(path, rest);
      return [status, body.detail];
    },
  };
};
