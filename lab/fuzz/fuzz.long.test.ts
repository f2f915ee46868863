import { describe } from 'vitest';
import { withstands } from './attack.js';

describe('the service under a longer attack', () => withstands(1500, 20_260_302, { hasWorker: true }));
