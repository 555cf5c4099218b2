import { sofiaDay } from '@pokriv/contracts/sofia-day';

/** The day in Sofia as midnight UTC; visits are stored no more precisely. */
export const presenceDay = (moment: Date): Date => new Date(sofiaDay(moment));
