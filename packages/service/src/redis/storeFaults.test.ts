import { ReplyError } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { followStore, type StoreChange } from './storeFaults.js';

const follow = () => {
  const changes: StoreChange[] = [];
  return { faults: followStore((change) => changes.push(change)), changes };
};
const systemError = (code: string) => Object.assign(new Error(`connect ${code} keeper:hush@10.0.0.1`), { code });

describe('the reports of a store', () => {
  it('are one for each change of the connection, with its code and no words', () => {
    const { faults, changes } = follow();
    for (let n = 0; n < 3; n++) {
      faults.lost(systemError('ECONNREFUSED'));
      faults.lost();
    }
    faults.lost(new ReplyError('WRONGPASS invalid username-password pair or user is disabled.'));
    faults.lost();
    faults.found();
    faults.found();
    expect(changes).toEqual([
      { what: 'redis_lost', code: 'ECONNREFUSED' },
      { what: 'redis_lost', code: 'WRONGPASS' },
      { what: 'redis_found' },
    ]);
  });

  it('are one for each operation that is rejected for a new reason', () => {
    const { faults, changes } = follow();
    for (let n = 0; n < 3; n++) {
      faults.worked('redis_get');
      faults.failed('redis_set', new ReplyError("OOM command not allowed when used memory > 'maxmemory'."));
      faults.failed('redis_count', new ReplyError("READONLY You can't write against a read only replica."));
      faults.failed('redis_get', new Error('Connection is closed.'));
    }
    faults.failed('redis_set', new ReplyError('keeper:hush is no code'));
    expect(changes).toEqual([
      { what: 'redis_rejected', operation: 'redis_set', code: 'OOM' },
      { what: 'redis_rejected', operation: 'redis_count', code: 'READONLY' },
      { what: 'redis_rejected', operation: 'redis_set', code: 'ERROR' },
    ]);
  });
});
