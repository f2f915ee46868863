import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { projectRoot } from './sourceFiles.js';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** Run dependency-cruiser with the project's rules on the packages of `folder`; the rules broken, as `rule: from -> to`. */
export async function brokenRules(folder: string): Promise<readonly string[]> {
  const program = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const settings = join(projectRoot, '.dependency-cruiser.cjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, 'packages', '--config', settings, '--output-type', 'json', '--no-cache'],
    { cwd: folder, maxBuffer: 100_000_000 },
  ).catch((failed: { stdout: string; stderr: string }) => {
    // The program ends with the number of violations as its status; without output it did not run.
    if (failed.stdout === '') throw new Error(failed.stderr);
    return failed;
  });
  const { summary } = JSON.parse(stdout) as { summary: { totalCruised: number; violations: readonly Violation[] } };
  expect(summary.totalCruised).toBeGreaterThan(10);
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}
