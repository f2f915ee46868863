import { describe, it } from 'vitest';
import { expectServeEnds } from './served.js';

describe('ganita serve', () => {
  it.each(['interrupted', 'terminated with its group', 'hung up on'] as const)(
    'delivers what is in flight and leaves nothing behind when it is %s',
    expectServeEnds,
  );
});
