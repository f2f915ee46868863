import { weightsOf } from '../qualityValues.js';

/**
 * Whether a client is a browser that opens a page: its `Accept` names HTML, and gives JSON no higher weight. A range such
 * as `*\/*` is no reason to change an answer of the contract.
 */
export function prefersHtml(accept: string | undefined): boolean {
  if (accept === undefined || !/text\/html/i.test(accept)) return false;
  const weights = weightsOf(accept);
  const html = weights.get('text/html') ?? 0;
  const json = weights.get('application/json') ?? weights.get('application/*') ?? 0;
  return html > 0 && html >= json;
}
