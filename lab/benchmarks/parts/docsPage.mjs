import { existsSync } from 'node:fs';
import { table } from '@ganita/pages/guide/markdown.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { chromium } from 'playwright-core';
import { duration, shownBudget } from '../table.mjs';
import { startServer } from './server.mjs';

export const marker = 'docs-page';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Ends a measurement that hangs. */
const LIMIT_MS = 180_000;
/** What is filled in where no field is required, but one of several is: coordinates or the name of a place. */
const FILLED = { festivalFeed: ['place', 'Ujjain'] };
const BUDGET_MS = { ready: 2000, open: 1000, answer: 3000 };

const cell = (ms, budget) => shownBudget(duration(ms), ms <= budget);

/** How long a part takes, as the user sees it: until the browser shows its result. */
async function timed(part) {
  const start = performance.now();
  await part();
  return performance.now() - start;
}

async function openOperation(page, name, summary) {
  await page.evaluate(`location.hash = '#/operations/${name}'`);
  await page.getByRole('heading', { name: summary, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send API Request' }).waitFor();
}

/** The status of the shown answer to the default example: `200 OK`. */
async function showAnswer(page) {
  await page.getByRole('button', { name: 'Send API Request' }).click();
  const status = page.getByText(/^\d{3} [A-Z]/).first();
  await status.waitFor();
  return status.textContent();
}

/** How long `/docs` takes in a browser: until it is ready, to open each operation, and to show the answer to its first example. */
export async function text() {
  const executablePath = PATHS.find((path) => existsSync(path));
  if (executablePath === undefined) return 'There is no Chromium on this machine.';
  const server = await startServer(1);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    const ready = await timed(async () => {
      await page.goto(`${server.origin}/docs`);
      await page.getByText('Charts of a birth').first().waitFor();
    });
    const rows = [];
    for (const [name, { kind, method, path, summary }] of Object.entries(ENDPOINTS)) {
      // This service has no jobs.
      if (kind === 'job') continue;
      const open = await timed(() => openOperation(page, name, summary));
      const [field, text] = FILLED[name] ?? [];
      if (field !== undefined) await page.getByLabel(field, { exact: true }).fill(text);
      let status = '';
      const answer = await timed(async () => {
        status = await showAnswer(page);
      });
      // The page does not know the secret of a report.
      if (!status.startsWith(kind === 'report' ? '401' : '200')) throw new Error(`${name} was answered with ${status}`);
      rows.push([`${method} ${path}`, cell(open, BUDGET_MS.open), cell(answer, BUDGET_MS.answer)]);
    }
    const budgets = [`opened (at most ${duration(BUDGET_MS.open)})`, `answer (at most ${duration(BUDGET_MS.answer)})`];
    const head = `The page is ready after ${cell(ready, BUDGET_MS.ready)} (at most ${duration(BUDGET_MS.ready)}).`;
    return `${head}\n\n${table(['operation', ...budgets], rows)}`;
  } finally {
    await browser.close();
    await server.stop();
  }
}
