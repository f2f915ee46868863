import { Type } from 'typebox';

export const virupas = (what: string) => Type.Number({ description: `${what}, in virupas` });

export const virupasTo = (maximum: number, what: string) =>
  Type.Number({ minimum: 0, maximum, description: `${what}, in virupas` });

export const rupas = Type.Number({ description: '`total_virupas` in rupas of 60 virupas' });
