import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { render } from '@testing-library/react';

import { aListing } from '../listing.testing.ts';
import { RowSigns } from './row-signs.tsx';
import type { QueueListing } from './use-queue.ts';

const SUBMITTED = Date.parse('2026-01-05T10:00:00.000Z');
const DAY_MS = 86_400_000;
const noSigns: QueueListing['signs'] = { risks: [], isAgain: false, heldBy: null, assignment: null };
const allSigns: QueueListing['signs'] = {
  risks: ['low_price'],
  isAgain: true,
  heldBy: null,
  assignment: null,
};
const assignment = {
  holder: { id: 'a2', name: 'Ана Колева' },
  until: '2026-01-05T11:00:00.000Z',
  isMine: true,
};
const revision: OwnProperty['revision'] = {
  status: 'pending',
  at: '2026-01-05T10:00:00.000Z',
  changed: ['title'],
};

interface Case {
  listing?: Partial<QueueListing>;
  waitedMs?: number;
  showsStatus?: boolean;
  decided?: string;
}

/** Without the waiting time, which is the last sign. */
function signsOf({ listing = {}, waitedMs = 0, showsStatus = false, decided }: Case): string[] {
  jest.useFakeTimers({ now: SUBMITTED + waitedMs });
  const shown: QueueListing = { ...aListing('p1'), signs: noSigns, ...listing };
  const { container } = render(<RowSigns listing={shown} showsStatus={showsStatus} decided={decided} />);
  jest.useRealTimers();
  return [...(container.firstElementChild?.children ?? [])].slice(0, -1).map((one) => one.textContent);
}

describe('the signs of a listing in the queue', () => {
  it.each<[string, Case, string[]]>([
    ['one that has just arrived', {}, []],
    ['one without signs yet', { listing: { signs: undefined } }, []],
    [
      'one whose risks are being looked for',
      { listing: { signs: { ...noSigns, risks: null } } },
      ['Проверява се'],
    ],
    ['a risky one that came back', { listing: { signs: allSigns } }, ['1 риск', 'Отново']],
    ['one that waited almost a day', { waitedMs: DAY_MS - 1 }, []],
    ['one that waited a day', { waitedMs: DAY_MS }, ['Закъснява']],
    ['one that is open elsewhere', { listing: { signs: { ...noSigns, heldBy: 'Анна' } } }, ['Анна я гледа']],
    ['one of mine', { listing: { signs: { ...noSigns, assignment } } }, ['Моя']],
    [
      'one of a colleague',
      { listing: { signs: { ...noSigns, assignment: { ...assignment, isMine: false } } } },
      ['Ана Колева'],
    ],
    ['one that was decided here', { decided: 'Одобрена' }, ['Одобрена']],
    [
      'a public one, which does not wait',
      {
        listing: { status: 'active', signs: { ...allSigns, assignment } },
        waitedMs: DAY_MS,
        showsStatus: true,
      },
      ['Активна'],
    ],
    [
      'changes of a public one that came back',
      { listing: { status: 'active', signs: allSigns, revision }, waitedMs: DAY_MS },
      ['1 риск', 'Промяна', 'Отново', 'Закъснява'],
    ],
  ])('of %s', (_what, given, signs) => {
    expect(signsOf(given)).toEqual(signs);
  });
});
