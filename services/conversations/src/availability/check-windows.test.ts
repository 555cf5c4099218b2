import type { AvailabilityChange } from '@pokriv/contracts/conversation/viewing';

import { checkWindows } from './check-windows.ts';

const window = (from: string, to: string) => ({ from, to });
const hours = (parts: Partial<AvailabilityChange>) =>
  ({ weekly: [], exceptions: [], slotMinutes: 30, ...parts }) as unknown as AvailabilityChange;

describe('checkWindows', () => {
  it.each<[string, Partial<AvailabilityChange>]>([
    [
      'adjacent windows, in any order',
      {
        weekly: [
          { day: 1, ...window('12:00', '18:00') },
          { day: 1, ...window('09:00', '12:00') },
        ],
      },
    ],
    [
      'the same hours on two days',
      {
        weekly: [
          { day: 1, ...window('09:00', '12:00') },
          { day: 7, ...window('09:00', '12:00') },
        ],
      },
    ],
    ['a window as long as a viewing', { weekly: [{ day: 1, ...window('09:30', '10:00') }] }],
    ['a day without windows', { exceptions: [{ date: '2026-11-02', windows: [] }] }],
  ])('accepts %s', (_what, parts) => {
    expect(() => checkWindows(hours(parts))).not.toThrow();
  });

  it.each<[string, Partial<AvailabilityChange>, string, string]>([
    [
      'overlapping windows of a weekday',
      {
        weekly: [
          { day: 7, ...window('11:50', '13:00') },
          { day: 7, ...window('09:00', '12:00') },
        ],
      },
      'weekly',
      'Часовете се застъпват: неделя, 11:50–13:00.',
    ],
    [
      'overlapping windows of a date',
      { exceptions: [{ date: '2026-11-02', windows: [window('09:00', '12:00'), window('11:00', '13:00')] }] },
      'exceptions',
      'Часовете се застъпват: 02.11.2026, 11:00–13:00.',
    ],
    [
      'a date twice',
      {
        exceptions: [
          { date: '2026-11-02', windows: [] },
          { date: '2026-11-02', windows: [window('09:00', '12:00')] },
        ],
      },
      'exceptions',
      'Датата 02.11.2026 е въведена два пъти.',
    ],
    [
      'a window shorter than a viewing',
      { weekly: [{ day: 1, ...window('09:40', '10:00') }] },
      'weekly',
      'Между 09:40 и 10:00 няма време за оглед от 30 минути.',
    ],
    [
      'a window of a date shorter than a viewing',
      { exceptions: [{ date: '2026-11-02', windows: [window('23:40', '24:00')] }] },
      'exceptions',
      'Между 23:40 и 24:00 няма време за оглед от 30 минути.',
    ],
  ])('refuses %s', (_what, parts, param, msg) => {
    expect(() => checkWindows(hours(parts))).toThrow(
      expect.objectContaining({ body: expect.objectContaining({ message: msg, errors: [{ param, msg }] }) }),
    );
  });
});
