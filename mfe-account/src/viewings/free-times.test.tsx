import { aViewing } from '@pokriv/web-kit/a-thread.testing';
import { clearPersonalReads, refreshAll, swrDefaults } from '@pokriv/web-kit/api';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { ViewingCard } from './viewing-card.tsx';

const slots = [{ start: '2096-11-25T07:00:00.000Z', seatsLeft: 1 }];

function open() {
  const calls = fakeBackend({
    'GET /properties/p1/slots': answer.done({ days: [{ date: '2096-11-25', slots }] }),
    'POST /viewings/v1/move': answer.done(aViewing({ state: 'moved' })),
  });
  const page = (
    <SWRConfig value={swrDefaults}>
      <ViewingCard viewing={aViewing()} isInThread />
    </SWRConfig>
  );
  renderPage(page, '/', { isCacheShared: true });
  return () => calls.filter(({ call }) => call === 'GET /properties/p1/slots').length;
}

const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await jest.advanceTimersByTimeAsync(100);
  });

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser()));
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  jest.useRealTimers();
  cleanup();
  await refreshAll();
  await clearPersonalReads();
});

describe('free times offered for a viewing', () => {
  it('are read again after a few seconds', async () => {
    const reads = open();
    await press('Премести');
    await press('Назад');
    await press('Премести');
    expect(reads()).toBe(1);
    await press('Назад');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    await press('Премести');
    expect(reads()).toBe(2);
  });

  it('are read again after the own time has changed', async () => {
    const reads = open();
    await press('Премести');
    await press(/09:00$/u);
    await press('Изпрати');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Премести');
    expect(reads()).toBe(2);
  });
});
