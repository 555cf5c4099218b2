import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCard } from '../a-card.testing.ts';
import { fakeApi, show } from '../page.testing.tsx';
import { readRecent, rememberListing } from '../recent/recent-store.ts';
import { inLeva } from '../sums.testing.ts';
import { DetailMissing } from './detail-missing.tsx';
import { everythingIsNear } from './near.testing.ts';

const similar = 'Подобни обяви';
const newest = 'Най-нови обяви';

interface Opened {
  hasId?: boolean;
  isSimilarKnown?: boolean;
  onRetry?: () => void;
}

/** @returns the requested shelves */
function open(
  code: ErrorCode,
  { hasId = true, isSimilarKnown = true, onRetry = () => undefined }: Opened = {},
) {
  const sent = fakeApi(({ path }) => ({
    body: { success: true, data: path.includes('/similar') && !isSimilarKnown ? [] : [aCard({ id: 'p2' })] },
  }));
  show(
    <DetailMissing
      {...(hasId && { id: 'p1' })}
      error={new AppError({ code, message: 'Не стана.' })}
      onRetry={onRetry}
    />,
  );
  return () => [...new Set(sent.map(({ path }) => (path.includes('/similar') ? similar : newest)))];
}

beforeAll(everythingIsNear);
beforeEach(() => {
  localStorage.clear();
  rememberListing({ id: 'p1', title: 'Стая', price: inLeva(300), city: 'ruse' });
});

describe('DetailMissing', () => {
  it.each([
    ['GONE', 'Обявата вече я няма', similar],
    ['NOT_FOUND', 'Обявата не е намерена', newest],
    ['BAD_REQUEST', 'Обявата не е намерена', newest],
  ] as const)('after %s says „%s“ and shows the %s alone', async (code, title, shown) => {
    const asked = open(code);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: shown })).toBeInTheDocument();
    expect(asked()).toEqual([shown]);
    expect(document.title).toContain(title);
    expect(readRecent()).toEqual([]);
  });

  it('shows the newest listings where none is similar', async () => {
    const asked = open('GONE', { isSimilarKnown: false });
    expect(await screen.findByRole('heading', { name: newest })).toBeInTheDocument();
    expect(asked()).toEqual([similar, newest]);
  });

  it('shows no other listings to an owner who wants to edit', async () => {
    const asked = open('NOT_FOUND', { hasId: false });
    expect(screen.getByText('Обявата не е намерена')).toBeInTheDocument();
    await waitFor(() => expect(asked()).toEqual([]));
    expect(readRecent()).toHaveLength(1);
  });

  it('offers another try after any other failure, and forgets nothing', async () => {
    const onRetry = jest.fn();
    const asked = open('UNAVAILABLE', { onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('Не стана.');
    await userEvent.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect([asked(), readRecent().length]).toEqual([[], 1]);
  });
});
