import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { disconnectSignal, requesterOf, whenClosed } from './clientDisconnect.js';

/** As much of an answer as is looked at. */
const answer = (state: { readonly destroyed: boolean; readonly writableFinished: boolean }) =>
  Object.assign(new EventEmitter(), state);
const replyOf = (raw: EventEmitter): FastifyReply => ({ raw }) as unknown as FastifyReply;
const signalOf = (raw: EventEmitter): AbortSignal => disconnectSignal(replyOf(raw));

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

describe('what waits for the end of an answer', () => {
  it('is called once, in order, with one listener for all', () => {
    const raw = Object.assign(answer({ destroyed: false, writableFinished: true }), { destroyed: false });
    const calls: string[] = [];
    for (const name of ['first', 'second', 'third']) whenClosed(replyOf(raw), () => calls.push(name));
    expect([raw.listenerCount('close'), calls]).toEqual([1, []]);
    raw.destroyed = true;
    raw.emit('close');
    raw.emit('close');
    expect(calls).toEqual(['first', 'second', 'third']);
    whenClosed(replyOf(raw), () => calls.push('late'));
    expect(calls.at(-1)).toBe('late');
  });
});

describe('the caller of a request', () => {
  it('has no accessor of its own, which would be in old memory and keep the request there', () => {
    const raw = answer({ destroyed: false, writableFinished: false });
    const request = { ip: '192.0.2.1' } as FastifyRequest;
    const caller = requesterOf(request, replyOf(raw));
    expect(Object.entries(Object.getOwnPropertyDescriptors(caller)).filter(([, { get }]) => get !== undefined)).toEqual(
      [],
    );
    expect([caller.client, caller.disconnected.aborted]).toEqual(['192.0.2.1', false]);
    raw.emit('close');
    expect(caller.disconnected.aborted).toBe(true);
  });
});
