import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { readyButton } from '../deciding/ready-button.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { aListing } from '../listing.testing.ts';
import { aQueue, queueAnswers as standard, queueRoutes as routes, three } from './queue.testing.tsx';

const person = userEvent.setup();

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.removeItem('admin-keys');
  await signedInAsAdmin();
});

describe('QueuePage', () => {
  it('lists waiting listings, oldest first', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/properties', routes);
    expect(await screen.findByText('Обява p1')).toBeInTheDocument();
    expect(screen.getByText('26 обяви')).toBeInTheDocument();
    expect(calls[0]).toMatchObject({
      call: 'GET /admin/properties',
      query: { status: 'pending', sort: 'oldest', page: '1' },
    });
  });

  it('shows the rents of the list and of the open listing in both currencies', async () => {
    fakeBackend(standard);
    const sums = (place: HTMLElement) =>
      place.textContent.replaceAll('\u00a0', ' ').match(/1 200 лв\. \/ 613,55 €/gu)?.length;
    const list = renderAt('/admin/properties', routes);
    const rows = await screen.findAllByRole('link', { name: /Обява p\d/u });
    expect(rows.map(sums)).toEqual([1, 1, 1]);
    list.unmount();
    renderAt('/admin/properties/p1', routes);
    expect(sums(await screen.findByRole('article'))).toBe(2);
  });

  it('keeps status, query and page in the address', async () => {
    const calls = fakeBackend({ 'GET /admin/properties': aQueue(three, 61) });
    renderAt('/admin/properties?status=active&query=море&page=2', routes);
    await screen.findByText('Обява p1');
    expect(calls[0]).toMatchObject({
      call: 'GET /admin/properties',
      query: { status: 'active', query: 'море', page: '2', sort: 'newest' },
    });
    await person.click(screen.getByRole('button', { name: 'Активни' }));
    expect(screen.getByRole('link', { name: 'Активни' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Отдадени' })).toHaveAttribute(
      'href',
      `/admin/properties?status=rented&query=${encodeURIComponent('море')}`,
    );
  });

  it('shows an empty state when nothing waits', async () => {
    fakeBackend({ 'GET /admin/properties': answer.list([]) });
    renderAt('/admin/properties', routes);
    expect(await screen.findByText('Няма обяви в това състояние')).toBeInTheDocument();
  });

  it('offers a retry when the queue fails to load', async () => {
    fakeBackend({
      'GET /admin/properties': answer.refused(503, 'UNAVAILABLE', 'Услугата е временно недостъпна.'),
    });
    renderAt('/admin/properties', routes);
    expect(await screen.findByText('Услугата е временно недостъпна.')).toBeInTheDocument();
    fakeBackend(standard);
    await person.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByText('Обява p1')).toBeInTheDocument();
  });

  it('lists pending changes under their own address, with count and badge', async () => {
    const revision = { status: 'pending' as const, at: '2026-01-06T10:00:00.000Z', changed: ['title'] };
    const changed = aListing('p1', { status: 'active', revision });
    const calls = fakeBackend({
      'GET /admin/properties': aQueue([changed], 26, 1),
    });
    renderAt('/admin/properties?kind=revision', routes);
    const row = await screen.findByRole('link', { name: /Обява p1/u });
    expect(within(row).getByText('Промяна')).toBeInTheDocument();
    expect(row).toHaveAttribute('href', '/admin/properties/p1?kind=revision');
    expect(calls[0]).toMatchObject({ query: { kind: 'revision', sort: 'oldest', page: '1' } });
    expect(calls[0]?.query).not.toHaveProperty('status');
    const chip = screen.getByRole('link', { name: 'Променени 1' });
    expect(chip).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Чакат 26' })).toHaveAttribute('href', '/admin/properties');
  });

  it('marks risk, resubmission, delay and another moderator on the card', async () => {
    const signs = {
      risks: ['low_price', 'young_account'],
      isAgain: true,
      heldBy: 'Анна Колева',
      assignment: null,
    };
    fakeBackend({
      'GET /admin/properties': aQueue([{ ...aListing('p1'), signs } as never, aListing('p2')]),
    });
    renderAt('/admin/properties', routes);
    const row = within(await screen.findByRole('link', { name: /Обява p1/u }));
    for (const sign of ['2 риска', 'Отново', 'Закъснява', 'Анна Колева я гледа'])
      expect(row.getByText(sign)).toBeInTheDocument();
    expect(row.getByText('2 риска')).toHaveAttribute('title', 'Цена под половината за района, Нов профил');
  });

  it('keeps the order in the address', async () => {
    const calls = fakeBackend(standard);
    renderAt('/admin/properties?sort=risky_last', routes);
    await screen.findByText('Обява p1');
    expect(calls[0]).toMatchObject({ query: { sort: 'risky_last' } });
    await person.click(screen.getByRole('button', { name: 'Подредба: Рисковите накрая' }));
    expect(screen.getByRole('link', { name: 'Рисковите първо' })).toHaveAttribute(
      'href',
      '/admin/properties?sort=risky_first',
    );
    expect(screen.getByRole('link', { name: 'Най-старите първо' })).toHaveAttribute(
      'href',
      '/admin/properties',
    );
  });

  it('navigates and decides by shortcuts, also on a Cyrillic layout', async () => {
    fakeBackend(standard);
    renderAt('/admin/properties', routes);
    await screen.findByText('Обява p1');
    await person.keyboard('j');
    await arriveAt('/admin/properties/p1');
    await person.keyboard('[KeyJ]');
    await arriveAt('/admin/properties/p2');
    await person.keyboard('k');
    await arriveAt('/admin/properties/p1');
    await person.keyboard('j');
    await readyButton('Одобри');
    await person.keyboard('а[KeyA]');
    await arriveAt('/admin/properties/p3');
    await readyButton('Върни');
    await person.keyboard('r');
    expect(screen.getByRole('dialog', { name: 'Защо връщате обявата?' })).toBeInTheDocument();
  });

  it('ignores shortcuts while typing or when they are turned off', async () => {
    fakeBackend(standard);
    renderAt('/admin/properties', routes);
    await screen.findByText('Обява p1');
    await person.type(screen.getByRole('searchbox'), 'j');
    expect(screen.getByRole('searchbox')).toHaveValue('j');
    await arriveAt('/admin/properties');
    await person.click(screen.getByRole('button', { name: 'Клавиши', hidden: true }));
    await person.click(screen.getByRole('button', { name: 'Клавишите работят', hidden: true }));
    await person.keyboard('j');
    await arriveAt('/admin/properties?query=j');
  });
});
