import type { ResponseOf } from 'ganita/api/types.js';

export type KpChart = ResponseOf<'kp'>['kp'];
export type RulingPlanetsAnswer = ResponseOf<'kpRulingPlanets'>['ruling_planets'];
