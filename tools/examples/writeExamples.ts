/** `writeExamples.ts FILE`: writes an answer of each calculation for the OpenAPI document. */
import { writeFileSync } from 'node:fs';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { exampleAnswers } from './exampleAnswers.js';

const [, , file] = process.argv;
if (file === undefined) throw new Error('give the file to write');
writeFileSync(file, JSON.stringify(exampleAnswers(await openPorts())));
