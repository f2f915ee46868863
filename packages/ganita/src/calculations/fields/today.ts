import { momentText } from '@ganita/core/time/civilText.js';
import { Type } from 'typebox';
import type { Clock } from '../calculation.js';

/** In the place of a date or a moment: the present one. Nothing else depends on it. */
export const TODAY = 'today';

/** A date, or the present one. */
export const dateOrToday = (description: string) =>
  Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2}|today)$', description: `YYYY-MM-DD or today; ${description}` });

/** A date or moment on the clock of a birth, or the present one. */
export const momentOrToday = (description: string) =>
  Type.String({
    pattern: '^(\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2})?|today)$',
    description: `YYYY-MM-DD, YYYY-MM-DDTHH:MM:SS or today, which is the present moment; ${description}`,
  });

/** The present moment on a clock of so many hours ahead of UTC, in the place of `today`. */
export const presentFor = <T extends string | null>(moment: T, offsetHours: () => number, clock: Clock): T | string =>
  moment === TODAY ? momentText(clock.now(), offsetHours()) : moment;
