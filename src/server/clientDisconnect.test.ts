import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { disconnectSignal } from './clientDisconnect.js';

/** As much of an answer as is looked at. */
const answer = (state: { readonly destroyed: boolean; readonly writableFinished: boolean }) =>
  Object.assign(new EventEmitter(), state);
const signalOf = (raw: EventEmitter): AbortSignal => disconnectSignal({ raw } as unknown as FastifyReply);

describe('the signal that a client has disconnected', () => {
  it('is given when the connection is closed before the answer is out', () => {
    const raw = answer({ destroyed: false, writableFinished: false });
    const signal = signalOf(raw);
    expect(signal.aborted).toBe(false);
    raw.emit('close');
    expect(signal.aborted).toBe(true);
  });

  it('is not given when the connection is closed behind the answer', () => {
    const raw = answer({ destroyed: false, writableFinished: true });
    const signal = signalOf(raw);
    raw.emit('close');
    expect(signal.aborted).toBe(false);
  });

  it('is there already for a client that left while its limit was looked up', () => {
    expect(signalOf(answer({ destroyed: true, writableFinished: false })).aborted).toBe(true);
  });
});
