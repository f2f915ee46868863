import { packageFolder } from 'ganita/adapters/packageFolder.js';

/** Programs of this package that a process or a thread is started with. */
type Program = 'server/main' | 'server/workerMain' | 'workers/worker';

/** A file of this package, wherever the module that asks for it has been bundled. */
export const serviceFile = (path: string): URL => new URL(path, packageFolder('@ganita/service'));

/** The built file of a program. */
export const programFile = (program: Program): URL => serviceFile(`dist/${program}.js`);
