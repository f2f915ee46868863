import { describe } from 'vitest';
import { longCases } from '../../tests/cases.js';
import { withstands } from './attack.js';

describe('the service under a longer attack', () => withstands(longCases(600, 1500), 20_260_302, { hasWorker: true }));
