import { sofiaDay } from '@pokriv/contracts/sofia-day';

/** The day in Sofia, as midnight UTC of that date: of a visit nothing finer is kept. */
export const presenceDay = (moment: Date): Date => new Date(sofiaDay(moment));
