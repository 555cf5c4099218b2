import { act, screen, waitFor } from '@testing-library/react';

import { answer, fakeBackend } from '../../backend.testing.ts';
import { aListing } from '../../listing.testing.ts';
import { arriveAt, renderAt } from '../../page.testing.tsx';
import { withFakeClock, wait } from '../../deciding/fake-clock.testing.ts';
import { readyButton } from '../../deciding/ready-button.testing.ts';
import { aQueue, listingAnswers, queueRoutes } from '../queue.testing.tsx';

const listings = ['p1', 'p2'].map((id) => aListing(id));
const LEASE = 'PUT /admin/properties/p1/lease';
const PRESENCE = 'GET /admin/properties/p1/presence';
const lease = {
  holder: { id: 'a2', name: 'Ана Колева' },
  until: '2096-01-01T00:00:00.000Z',
  isMine: false,
};
/** Of SWR; a focus revalidates only after it. */
const FOCUS_THROTTLE_MS = 5_500;
const standard = { ...listingAnswers(listings), 'GET /admin/properties': aQueue(listings) };
const held = {
  ...standard,
  [LEASE]: answer.refused(409, 'CONFLICT', 'Заета.'),
  [PRESENCE]: answer.one({ lease, decision: null }),
};

withFakeClock();

describe('a listing that another moderator has open', () => {
  it('names them and becomes free a few seconds after they leave', async () => {
    const answers = { ...held };
    fakeBackend(answers);
    renderAt('/admin/properties/p1', queueRoutes);
    expect(await screen.findByText('Ана Колева я гледа')).toBeInTheDocument();
    await wait(7_000);
    expect(screen.queryByRole('button', { name: 'Одобри' })).not.toBeInTheDocument();
    answers[PRESENCE] = answer.one({ lease: null, decision: null });
    answers[LEASE] = standard[LEASE] ?? answers[LEASE];
    await wait(4_000);
    expect(await readyButton('Одобри')).toBeInTheDocument();
    expect(screen.queryByText('Ана Колева я гледа')).not.toBeInTheDocument();
  });

  it('gives way to the next one once they have decided, and says what', async () => {
    const answers = { ...held };
    fakeBackend(answers);
    renderAt('/admin/properties/p1', queueRoutes);
    await screen.findByText('Ана Колева я гледа');
    const at = new Date(Date.now() - 2_000).toISOString();
    const decision = { action: 'approve', by: 'Ана Колева', at, isMine: false };
    answers[PRESENCE] = answer.one({ lease: null, decision });
    await wait(4_000);
    await arriveAt('/admin/properties/p2');
    expect(screen.getByTestId('toasts')).toHaveTextContent(
      /„Обява p1“: Ана Колева я одобри преди \d\sсекунд/u,
    );
  });

  it('says who decided when the listing stops waiting before the next poll', async () => {
    const answers = { ...held };
    const calls = fakeBackend(answers);
    renderAt('/admin/properties/p1', queueRoutes);
    await screen.findByText('Ана Колева я гледа');
    await wait(FOCUS_THROTTLE_MS);
    const at = new Date().toISOString();
    const decision = { action: 'approve', by: 'Ана Колева', at, isMine: false };
    Object.assign(answers, {
      [PRESENCE]: answer.one({ lease: null, decision }),
      'GET /properties/p1': answer.one(aListing('p1', { status: 'active' })),
    });
    const looks = () => calls.filter(({ call }) => call === PRESENCE).length;
    const before = looks();
    act(() => void window.dispatchEvent(new Event('focus')));
    await arriveAt('/admin/properties/p2');
    expect(screen.getByTestId('toasts')).toHaveTextContent(/„Обява p1“: Ана Колева я одобри/u);
    expect(looks()).toBe(before + 1);
  });

  it('says nothing when the owner withdraws the listing', async () => {
    const answers = { ...held };
    const calls = fakeBackend(answers);
    renderAt('/admin/properties/p1', queueRoutes);
    await screen.findByText('Ана Колева я гледа');
    await wait(FOCUS_THROTTLE_MS);
    Object.assign(answers, {
      [PRESENCE]: answer.one({ lease: null, decision: null }),
      'GET /properties/p1': answer.one(aListing('p1', { status: 'draft' })),
    });
    const before = calls.length;
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(calls.slice(before).map(({ call }) => call)).toContain(PRESENCE));
    await wait(7_000);
    await arriveAt('/admin/properties/p1');
    expect(screen.getByTestId('toasts')).toBeEmptyDOMElement();
  });
});
