import { sofiaDay } from '../sofia-day.ts';

/** Chosen, or told in one phrase, instead of a day that has come (decisions §3). Free of zod. */
export const FREE_NOW = 'Свободен веднага';
/** The same as a value beside the name „Свободен“. */
export const AT_ONCE = 'веднага';

/** Whether a home can be moved into today. @param availableFrom `2026-05-01` */
export const isFreeNow = (availableFrom: string, now = new Date()): boolean => availableFrom <= sofiaDay(now);
