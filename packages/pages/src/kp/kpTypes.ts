import type { ResponseOf } from 'ganita/api/requestsAndResponses.js';

export type KpChart = ResponseOf<'kp'>['kp'];
export type RulingPlanetsAnswer = ResponseOf<'kpRulingPlanets'>['ruling_planets'];
