import { sofiaDay } from '../sofia-day.ts';

/** Replaces a date in the past (decisions §3). Free of zod. */
export const FREE_NOW = 'Свободен веднага';
export const AT_ONCE = 'веднага';

/** @param availableFrom `2026-05-01` */
export const isFreeNow = (availableFrom: string, now = new Date()): boolean => availableFrom <= sofiaDay(now);
