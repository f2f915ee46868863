import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from './chromium.js';
import { dateIn, openPages, type PageBrowser, violationsInBoth } from './pages.js';

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const UMA = file('Uma Devi.jhd', '12\r\n7\r\n1996\r\n10.346667\r\n-5.300000\r\n-80.162420\r\n13.049620\r\n');
const CALCUTTA = file('Old.jhd', '5\r\n1\r\n1903\r\n12.000000\r\n-5.300000\r\n-88.217800\r\n22.337560\r\n');
const TWO = file(
  'births.csv',
  'name,date,time,place\nUma,1996-12-07,10:34:00,Chennai\nRavi,1990-01-02,03:04:05,Madurai\n',
);
const WRONG = file('wrong.jhd', '12\n7\n1996\n10.75\n-5.3\n-80.1\n13.0\n');

const LABEL = 'Birth from a file (Jagannatha Hora or CSV)';

describe.skipIf(chromiumPath === null)('a file of a birth on the pages', () => {
  let pages: PageBrowser;
  beforeAll(async () => {
    pages = await openPages();
  });
  afterAll(() => pages.close());

  const birthOf = async (page: Page) => ({
    name: await page.locator('[data-birth] [name=name]').inputValue(),
    date: await dateIn(page),
    time: await page.getByLabel('Time', { exact: true }).inputValue(),
    at: await page.locator('[data-birth] [name=at]').inputValue(),
  });
  const untilFilled = (page: Page) =>
    page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=at]')?.value !== '');

  const FILLED = {
    name: 'Uma Devi',
    date: '1996-12-7',
    time: '10:34',
    at: '13.0827,80.2707,Asia/Kolkata|13.0827°, 80.2707°',
  };

  it('fills the form, and the chart is saved as the same file', async () => {
    await pages.on('/app/chart', async (page) => {
      await page.getByLabel(LABEL).setInputFiles(UMA);
      await untilFilled(page);
      expect(await birthOf(page)).toEqual(FILLED);
      expect(await page.locator('[data-birth] [name=second]').inputValue()).toBe('40');
      await page.getByRole('button', { name: 'Cast a chart' }).click();
      await page.getByRole('heading', { level: 1, name: 'Uma Devi' }).waitFor();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'File for Jagannatha Hora' }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe('Uma Devi.jhd');
      const lines = readFileSync(await download.path(), 'latin1').split('\r\n');
      expect(lines.slice(0, 7)).toEqual(UMA.buffer.toString().trimEnd().split('\r\n'));
      expect(lines).toHaveLength(19);
    });
  });

  it('is dropped on the birth of a partner, and fills that one alone', async () => {
    await pages.on('/app/match', async (page) => {
      const data = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'Uma Devi.jhd'));
        return transfer;
      }, UMA.buffer.toString());
      await page.locator('[data-birth=girl_]').dispatchEvent('drop', { dataTransfer: data });
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=girl_at]')?.value !== '');
      expect(await page.locator('[name=girl_year]').inputValue()).toBe('1996');
      expect(await page.locator('[name=boy_year]').inputValue()).toBe('');
    });
  });

  it('offers each of several births', async () => {
    await pages.on('/app/kp', async (page) => {
      await page.getByLabel(LABEL).setInputFiles(TWO);
      await page.getByRole('button', { name: /^Ravi · 2-1-1990 · 03:04 · Madurai/ }).click();
      await untilFilled(page);
      expect([await dateIn(page), await page.locator('[data-birth] [name=second]').inputValue()]).toEqual([
        '1990-1-2',
        '5',
      ]);
    });
  });

  it('says where its clock is not that of the place, and what is wrong with it', async () => {
    await pages.on('/app/chart', async (page) => {
      await page.getByLabel(LABEL).setInputFiles(CALCUTTA);
      const said = page.locator('[data-file-said]');
      await said.filter({ hasText: 'ahead; the chart uses it' }).waitFor();
      expect(await said.textContent()).toBe(
        'The file has a clock 5:30 ahead of universal time. That of the place was 5:53:27 ahead; the chart uses it.',
      );
      await page.getByLabel(LABEL).setInputFiles(WRONG);
      await said.filter({ hasText: 'Please check what you entered' }).waitFor();
      expect(await said.textContent()).toContain('Time: Outside its bounds');
      expect(await violationsInBoth(page)).toEqual([]);
    });
  });

  it('is sent by a form of its own without scripts', async () => {
    await pages.on(
      '/app/chart',
      async (page) => {
        const send = async (sent: typeof UMA): Promise<void> => {
          await page.locator('#sent-file').setInputFiles(sent);
          await page.getByRole('button', { name: 'Open the file' }).click();
        };
        await send(UMA);
        expect(await birthOf(page)).toEqual(FILLED);
        await send(CALCUTTA);
        expect(await page.locator('[data-file-note]').textContent()).toContain('5:53:27');
        await send(WRONG);
        expect(await page.getByRole('alert').textContent()).toContain('Time: Outside its bounds');
        await send(TWO);
        await page.getByRole('button', { name: /^Ravi/ }).click();
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Ravi');
      },
      { javaScriptEnabled: false },
    );
  });

  it('is rejected in any other form of a body, and never with 500', async () => {
    const post = async (type: string, body: string) =>
      (await fetch(`${pages.origin}/app/chart`, { method: 'POST', headers: { 'content-type': type }, body })).status;
    expect(await post('multipart/form-data; boundary=x', 'no parts')).toBe(422);
    expect(await post('multipart/form-data', 'no boundary')).toBe(422);
    expect(await post('application/x-www-form-urlencoded', 'birth_file=x&birth_file_name=a.pdf')).toBe(400);
    expect(await post('application/x-www-form-urlencoded', 'birth_file=x&birth_file_name=a.jhd')).toBe(422);
    expect(await post('application/x-www-form-urlencoded', `birth_file=${'x'.repeat(70_000)}`)).toBe(413);
  });
});
