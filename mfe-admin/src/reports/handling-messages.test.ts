import type { ReportHandling } from '@pokriv/contracts/moderation/report';

import { handledText } from './handling-messages.ts';

const now = new Date('2026-06-15T12:00:00Z');
const said = (over: Partial<ReportHandling>) =>
  handledText(
    {
      by: 'Ана Колева',
      isMine: false,
      at: '2026-06-15T11:59:55Z',
      status: 'resolved',
      resolution: 'remove_listing',
      ...over,
    },
    now,
  ).replaceAll('\u00a0', ' ');

describe('handledText', () => {
  it.each([
    ['remove_listing' as const, 'Ана Колева вече реши сигнала преди 5 секунди и премахна обявата.'],
    ['warn_owner' as const, 'Ана Колева вече реши сигнала преди 5 секунди и предупреди собственика.'],
    ['request_changes' as const, 'Ана Колева вече реши сигнала преди 5 секунди и поиска промени.'],
    ['suspend_owner' as const, 'Ана Колева вече реши сигнала преди 5 секунди и ограничи собственика.'],
    [null, 'Ана Колева вече реши сигнала преди 5 секунди.'],
  ])('words the verdict %s', (resolution, text) => expect(said({ resolution })).toBe(text));

  it('words a dismissal and a step back to review', () => {
    const dismissed = 'Ана Колева вече отхвърли сигнала преди 5 секунди.';
    expect(said({ status: 'dismissed', resolution: 'dismiss' })).toBe(dismissed);
    expect(said({ status: 'dismissed', resolution: null })).toBe(dismissed);
    expect(said({ status: 'reviewed', resolution: null })).toBe(
      'Ана Колева вече премести сигнала „В преглед“ преди 5 секунди.',
    );
  });

  it('does not invent a name', () => {
    expect(said({ by: '', at: '2026-06-15T10:00:00Z' })).toBe(
      'Друг администратор вече реши сигнала преди 2 часа и премахна обявата.',
    );
  });
});
