import { sofiaClock, sofiaDay } from './sofia-day.ts';

/** Sofia time: `22.11.2026`. */
export const sofiaDate = (moment: Date): string => sofiaDay(moment).split('-').reverse().join('.');

/** Sofia time, in the format of Bulgarian spreadsheets: `22.11.2026 12:18`. */
export const sofiaMoment = (moment: Date): string => `${sofiaDate(moment)} ${sofiaClock(moment)}`;
