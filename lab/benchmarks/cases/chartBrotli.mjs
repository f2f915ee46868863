import { writtenIn } from './chartWritten.mjs';

export { against, budgetMs, budgetRatio, options, setup } from './chartWritten.mjs';

export const name = 'chart: every key, written and compressed with brotli, as most clients accept it';
export const run = writtenIn('br');
