/** What runs on six levels at a moment, from dashas whose first level is known: one system after the other. */
import { runningAt } from '@ganita/core/dashas/runningAt.js';
import { contextOf, setup as setupSkies } from './grahaDashas.mjs';

export const name = 'graha dashas: one system running on six levels';
export const budgetMs = 0.2;

export async function setup() {
  const skies = await setupSkies();
  const births = skies.skies.map(() => contextOf(skies).dashas());
  const cases = births.flatMap((of) => of.graha().map(({ dasha }) => ({ dasha, of })));
  return { cases, next: 0 };
}

export function run(context) {
  const { dasha, of } = context.cases[context.next];
  context.next = (context.next + 1) % context.cases.length;
  return runningAt(dasha, of.year.limitAt, of.birthJdUt + 365.25 * (context.next % 90));
}
