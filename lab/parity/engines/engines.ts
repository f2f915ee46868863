import type { EngineSection } from '@ganita/pages/guide/measured.js';
import type { Ganita } from 'ganita';
import { compareEngine } from './compareEngine.js';
import { jyotishganit } from './jyotishganit.js';
import { kerykeion } from './kerykeion.js';
import { pyjhora } from './pyjhora.js';
import { compareVedastro } from './vedastro.js';

/** Stored outputs of other engines compared with ours, section by section. */
export const compareEngines = (ganita: Ganita): readonly EngineSection[] => [
  ...[...kerykeion(), pyjhora(), jyotishganit()].flatMap((engine) => compareEngine(engine, ganita)),
  ...compareVedastro(ganita),
];
