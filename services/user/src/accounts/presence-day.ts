import { sofiaDay } from '@pokriv/contracts/sofia-day';

/** The day in Sofia as midnight UTC, the precision of stored visits. */
export const presenceDay = (moment: Date): Date => new Date(sofiaDay(moment));
