import fc from 'fast-check';

import { inSofia, secondsToMidnight, sofiaDay } from './sofia-day.ts';

describe('day of Sofia', () => {
  it.each([
    ['2026-11-23T21:59:59Z', '2026-11-23', 1],
    ['2026-11-23T22:00:00Z', '2026-11-24', 86_400],
    ['2026-07-01T20:30:15Z', '2026-07-01', 1785],
    ['2026-07-01T06:58:57Z', '2026-07-01', 50_463],
  ])('at %s is %s, %d s before its end', (moment, day, left) => {
    expect([sofiaDay(new Date(moment)), secondsToMidnight(new Date(moment))]).toEqual([day, left]);
  });
});

describe('wall time in Sofia', () => {
  const database = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Sofia',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const computed = (moment: Date) => inSofia(moment).toISOString().slice(0, 19).replace('T', ' ');
  const HOUR_MS = 3_600_000;

  it.each(Array.from({ length: 40 }, (_, at) => 2000 + at))(
    'agrees with the time zone database in the hours of March and October %d',
    (year) => {
      for (const month of [2, 9]) {
        for (let ms = Date.UTC(year, month, 24); ms < Date.UTC(year, month + 1); ms += HOUR_MS) {
          const moments = [new Date(ms - 1000), new Date(ms)];
          expect(moments.map(computed)).toEqual(moments.map((moment) => database.format(moment)));
        }
      }
    },
  );

  it('agrees with the time zone database at any other moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (moment) => expect(computed(moment)).toBe(database.format(moment)),
      ),
    );
  });
});
