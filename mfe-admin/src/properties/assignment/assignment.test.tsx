import type { Assignment } from '@pokriv/contracts/listing/moderation-file';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { toastsAtom } from '@pokriv/web-kit/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import {
  answer,
  fakeBackend,
  holdWrites,
  signedInAsAdmin,
  type RecordedCall,
} from '../../backend.testing.ts';
import { fakeDialogs } from '../../dialog.testing.ts';
import { aListing } from '../../listing.testing.ts';
import { arriveAt, renderAt } from '../../page.testing.tsx';
import { aFile, aQueue, listingAnswers, queueRoutes } from '../queue.testing.tsx';

const person = userEvent.setup();
const until = '2026-01-05T11:30:00.000Z';
const mine: Assignment = { holder: { id: 'admin', name: 'Админ' }, until, isMine: true };
const theirs: Assignment = { holder: { id: 'a2', name: 'Ана Колева' }, until, isMine: false };

const withSigns = (id: string, assignment: Assignment | null): OwnProperty =>
  ({ ...aListing(id), signs: { risks: [], isAgain: false, heldBy: null, assignment } }) as OwnProperty;

function aBackend(assignment: Assignment | null, answers: Parameters<typeof fakeBackend>[0] = {}) {
  const listing = withSigns('p1', assignment);
  return fakeBackend({
    'GET /admin/properties': aQueue([listing]),
    ...listingAnswers([listing]),
    'PUT /admin/properties/p1/assignment': answer.one(mine),
    'DELETE /admin/properties/p1/assignment': answer.one(null),
    ...answers,
  });
}

const writesIn = (calls: readonly RecordedCall[]) =>
  calls.filter(({ call }) => call.endsWith('/assignment') || call.endsWith('/assignments'));
const menuOf = (state: string) => screen.findByRole('button', { name: `Кой работи по обявата: ${state}` });

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.clear();
  await signedInAsAdmin();
});

describe('assignment of the open listing', () => {
  it('takes a free one, and undoes it', async () => {
    const calls = aBackend(null);
    renderAt('/admin/properties/p1', queueRoutes);
    await person.click(await menuOf('Ничия'));
    expect(screen.queryByRole('button', { name: 'Откажи се от нея' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Поеми' }));
    expect(await screen.findByText('Поехте обявата.')).toBeInTheDocument();
    expect(writesIn(calls)).toMatchObject([
      { call: 'PUT /admin/properties/p1/assignment', body: { holderId: null } },
    ]);
    const [toast] = getDefaultStore().get(toastsAtom);
    act(() => toast?.action?.onPress());
    await waitFor(() => expect(writesIn(calls).at(-1)?.call).toBe('DELETE /admin/properties/p1/assignment'));
  });

  it('takes one from a colleague, naming the holder on screen', async () => {
    const calls = aBackend(theirs);
    renderAt('/admin/properties/p1', queueRoutes);
    await person.click(await menuOf('Ана Колева до 13:30'));
    await person.click(screen.getByRole('button', { name: 'Поеми от Ана Колева' }));
    await screen.findByText('Поехте обявата.');
    expect(writesIn(calls)).toMatchObject([{ body: { holderId: 'a2' } }]);
    expect(getDefaultStore().get(toastsAtom)[0]?.action).toBeUndefined();
  });

  it('gives up or prolongs an own one', async () => {
    const calls = aBackend(mine);
    renderAt('/admin/properties/p1', queueRoutes);
    await person.click(await menuOf('Моя до 13:30'));
    await person.click(screen.getByRole('button', { name: 'Откажи се от нея' }));
    await screen.findByText('Обявата отново е ничия.');
    await person.click(await menuOf('Моя до 13:30'));
    await person.click(screen.getByRole('button', { name: 'Поеми за още един час' }));
    await screen.findByText('Поехте обявата.');
    expect(writesIn(calls).map(({ call, body }) => [call.split(' ')[0], body])).toEqual([
      ['DELETE', undefined],
      ['PUT', { holderId: 'admin' }],
    ]);
  });

  it('gives it to a colleague, with what each holds', async () => {
    const calls = aBackend(mine, {
      'GET /admin/properties/moderators': answer.one([
        { id: 'a2', name: 'Ана Колева', holds: 3, isMe: false },
        { id: 'admin', name: 'Админ', holds: 1, isMe: true },
        { id: 'a3', name: 'Борис Илиев', holds: 0, isMe: false },
      ]),
    });
    renderAt('/admin/properties/p1', queueRoutes);
    await person.click(await menuOf('Моя до 13:30'));
    await person.click(screen.getByRole('button', { name: 'Дай на колега…' }));
    const dialog = screen.getByRole('dialog', { name: 'На кого давате обявата?' });
    expect(
      await within(dialog).findByRole('button', { name: /Борис Илиев\s*не държи обяви/u }),
    ).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /Админ/u })).not.toBeInTheDocument();
    const release = holdWrites();
    await person.click(within(dialog).getByRole('button', { name: /Ана Колева\s*държи 3\sобяви/u }));
    expect(within(dialog).getByRole('button', { name: 'Затвори' })).toBeDisabled();
    release();
    expect(await screen.findByText('Дадохте обявата на Ана Колева.')).toBeInTheDocument();
    expect(writesIn(calls)).toMatchObject([{ body: { holderId: 'admin', moderatorId: 'a2' } }]);
  });

  it('reads a listing outside the list from its file', async () => {
    aBackend(null, {
      'GET /admin/properties': aQueue([]),
      'GET /admin/properties/p1/file': aFile({ assignment: theirs }),
    });
    renderAt('/admin/properties/p1', queueRoutes);
    expect(await menuOf('Ана Колева до 13:30')).toBeInTheDocument();
  });

  it('is not offered for a listing that does not wait', async () => {
    const listing = { ...withSigns('p1', null), status: 'active' as const };
    fakeBackend({ 'GET /admin/properties': aQueue([listing]), ...listingAnswers([listing]) });
    renderAt('/admin/properties/p1?status=active', queueRoutes);
    await screen.findByRole('button', { name: 'Преглед като посетител' });
    expect(screen.queryByRole('button', { name: /^Кой работи/u })).not.toBeInTheDocument();
  });
});

describe('assignments in the queue', () => {
  it('filters by own and by free listings, in the address', async () => {
    const calls = aBackend(mine);
    renderAt('/admin/properties?kind=revision', queueRoutes);
    await person.click(await screen.findByRole('button', { name: 'Подредба: Най-старите първо' }));
    const filter = screen.getByRole('navigation', { name: 'Кой работи по обявите' });
    expect(within(filter).getByRole('link', { name: 'Всички' })).toHaveAttribute('aria-current', 'true');
    await person.click(within(filter).getByRole('link', { name: 'Ничии' }));
    await arriveAt('/admin/properties?kind=revision&assigned=free');
    expect(screen.getByRole('button', { name: 'Подредба: Най-старите първо · Ничии' })).toBeVisible();
    await waitFor(() =>
      expect(calls.filter(({ call }) => call === 'GET /admin/properties').at(-1)?.query).toMatchObject({
        kind: 'revision',
        assigned: 'free',
      }),
    );
    expect(calls.filter(({ call }) => call === 'GET /admin/properties/clean').at(-1)?.query).toEqual({
      kind: 'revision',
      assigned: 'free',
    });
  });

  it.each([
    ['?assigned=mine', ''],
    ['?kind=revision&assigned=mine', '?kind=revision'],
  ])('says so without own listings in %s, and keeps the way back to the same list', async (search, back) => {
    aBackend(null, { 'GET /admin/properties': aQueue([]) });
    renderAt(`/admin/properties${search}`, queueRoutes);
    expect(await screen.findByText('Не държите обяви')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Махни филтъра' })).toHaveAttribute(
      'href',
      `/admin/properties${back}`,
    );
  });

  it('takes the next ten and opens the own list', async () => {
    const reply = { success: true, data: { taken: 10 }, message: 'Поехте 10 обяви.' };
    const calls = aBackend(null, { 'POST /admin/properties/assignments': { status: 200, body: reply } });
    renderAt('/admin/properties?sort=newest', queueRoutes);
    await person.click(await screen.findByRole('button', { name: 'Вземи следващите 10' }));
    expect(await screen.findByText('Поехте 10 обяви.')).toBeInTheDocument();
    await arriveAt('/admin/properties?assigned=mine&sort=newest');
    expect(writesIn(calls)).toHaveLength(1);
  });

  it('stays on the list when nothing is free', async () => {
    const reply = { success: true, data: { taken: 0 }, message: 'Няма свободни обяви.' };
    aBackend(theirs, { 'POST /admin/properties/assignments': { status: 200, body: reply } });
    renderAt('/admin/properties', queueRoutes);
    await person.click(await screen.findByRole('button', { name: 'Вземи следващите 10' }));
    expect(await screen.findByText('Няма свободни обяви.')).toBeInTheDocument();
    await arriveAt('/admin/properties');
  });
});
