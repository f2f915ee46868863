import { spawnSync } from 'node:child_process';

const answers = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;

/** The Python of the system, which has its packages, before another on the path; null on a machine without. */
export const PYTHON: string | null =
  ['/usr/bin/python3', 'python3'].find((command) => answers(command, '--version')) ?? null;
if (PYTHON === null) console.warn('no python3 on this machine: tests in Python are skipped');

/** Whether a module can be imported. */
export const hasModule = (name: string): boolean => PYTHON !== null && answers(PYTHON, '-c', `import ${name}`);

/** The environment of a test in Python: nothing is written beside its sources. */
export const PYTHON_ENVIRONMENT = { PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1' } as const;
