import { aViewing } from '@pokriv/web-kit/a-thread.testing';
import type { WaitingPlace } from '@pokriv/contracts/conversation/viewing';
import { clearPersonalReads, refreshAll } from '@pokriv/web-kit/api';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';

import { renderPage } from '../page.testing.tsx';
import { ViewingsPage } from './viewings-page.tsx';

const person = userEvent.setup();
const open = (at = '/viewings') => renderPage(<ViewingsPage />, at, { isCacheShared: true });
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));

beforeAll(fakeDialogs);
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => signedIn(aUser()));
afterEach(async () => {
  cleanup();
  await refreshAll();
  await clearPersonalReads();
});

describe('places in waiting lists', () => {
  const aPlace = (over: Partial<WaitingPlace> = {}): WaitingPlace => ({
    id: 'w1',
    threadId: 't1',
    listing: { id: 'p1', title: 'Светъл двустаен' },
    start: '2096-11-24T12:30:00.000Z',
    end: '2096-11-24T12:50:00.000Z',
    people: 2,
    kind: 'on_site',
    before: 1,
    offer: null,
    ...over,
  });
  const offer = { viewingId: 'v1', expiresAt: '2096-11-23T10:00:00.000Z' };
  const anOffer = aViewing({ state: 'countered', awaits: 'tenant', expiresAt: offer.expiresAt });
  const section = () => screen.findByRole('region', { name: 'Чакате за час' });

  it.each([
    [0, 'Вие сте първи'],
    [1, 'Пред вас чака 1 човек.'],
    [4, 'Пред вас чакат 4 души.'],
  ])('shows the listing, the time and that %s are before the reader', async (before, text) => {
    fakeBackend({
      'GET /viewings': answer.done([]),
      'GET /viewings/waiting': answer.done([aPlace({ before })]),
    });
    open();
    const place = within(await section()).getByRole('listitem');
    expect(place).toHaveTextContent('събота, 24 ноември, 14:30–14:50');
    expect(place).toHaveTextContent(text);
    expect(within(place).getByRole('link', { name: 'Светъл двустаен' })).toHaveAttribute(
      'href',
      '/properties/p1',
    );
    expect(within(place).queryByRole('button', { name: 'Вземи часа' })).not.toBeInTheDocument();
    expect(screen.queryByText('Нямате предстоящи огледи')).not.toBeInTheDocument();
  });

  it('leaves a place after a confirmation, and the section goes without a reload', async () => {
    let places = [aPlace()];
    const calls = fakeBackend({
      'GET /viewings': answer.done([]),
      'GET /viewings/waiting': () => answer.done(places),
      'DELETE /viewings/waiting/w1': () => {
        places = [];
        return answer.done(null);
      },
    });
    open();
    await press('Откажи се');
    expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    const dialog = screen.getByRole('alertdialog', { name: 'Да се откажете ли от чакането?' });
    await person.click(within(dialog).getByRole('button', { name: 'Откажи се' }));
    expect(await screen.findByText('Вече не чакате за този час.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Чакате за час' })).not.toBeInTheDocument(),
    );
  });

  it('takes an offered time, which is in the section alone until then', async () => {
    let isTaken = false;
    const taken = aViewing();
    const calls = fakeBackend({
      'GET /viewings': () => answer.done([isTaken ? taken : anOffer]),
      'GET /viewings/waiting': () => answer.done(isTaken ? [] : [aPlace({ before: 0, offer })]),
      'POST /viewings/v1/confirm': () => {
        isTaken = true;
        return answer.done(taken);
      },
    });
    open();
    expect(await section()).toHaveTextContent('Пазим го за вас до петък, 23 ноември, 12:00.');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await press('Вземи часа');
    expect(await screen.findByText('Огледът е уговорен.')).toBeInTheDocument();
    expect(calls.find(({ call }) => call === 'POST /viewings/v1/confirm')?.body).toEqual({});
    expect(await screen.findByRole('article')).toHaveAttribute('id', 'viewing-v1');
  });

  it('declines an offered time after a confirmation', async () => {
    const calls = fakeBackend({
      'GET /viewings': answer.done([anOffer]),
      'GET /viewings/waiting': answer.done([aPlace({ offer })]),
      'POST /viewings/v1/decline': answer.done(aViewing({ state: 'declined' })),
    });
    open();
    await press('Откажи се');
    const dialog = screen.getByRole('alertdialog', { name: 'Да откажете ли часа?' });
    await person.click(within(dialog).getByRole('button', { name: 'Откажи се' }));
    expect(await screen.findByText('Отказахте часа.')).toBeInTheDocument();
    expect(calls.find(({ call }) => call === 'POST /viewings/v1/decline')?.body).toEqual({ reason: '' });
  });

  it.each([
    ['the waiting', undefined, 'Да се откажете ли от чакането?'],
    ['an offered time', offer, 'Да откажете ли часа?'],
  ])('keeps %s when the question is left', async (_what, offered, title) => {
    const calls = fakeBackend({
      'GET /viewings': answer.done([]),
      'GET /viewings/waiting': answer.done([aPlace(offered && { offer: offered })]),
    });
    open();
    await press('Откажи се');
    const dialog = screen.getByRole('alertdialog', { name: title });
    await person.click(within(dialog).getByRole('button', { name: 'Назад' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  });

  it('tells why an offer cannot be taken any more, and reads the places again', async () => {
    let places = [aPlace({ offer })];
    fakeBackend({
      'GET /viewings': answer.done([]),
      'GET /viewings/waiting': () => answer.done(places),
      'POST /viewings/v1/confirm': () => {
        places = [];
        return answer.refused(409, { code: 'INVALID_TRANSITION', message: 'Времето за отговор изтече.' });
      },
    });
    open();
    await press('Вземи часа');
    expect(await screen.findByText('Времето за отговор изтече.')).toBeInTheDocument();
    expect(await screen.findByText('Нямате предстоящи огледи')).toBeInTheDocument();
  });

  it('leads a mail about the offer to its place', async () => {
    fakeBackend({
      'GET /viewings': answer.done([anOffer]),
      'GET /viewings/waiting': answer.done([aPlace({ offer })]),
    });
    open('/viewings?viewing=v1');
    await waitFor(async () => expect(within(await section()).getByRole('listitem')).toHaveFocus());
  });

  it('shows the viewings when the places cannot be read, and reads them again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let reply = answer.refused(404, { code: 'NOT_FOUND', message: 'Няма.' });
    fakeBackend({ 'GET /viewings': answer.done([aViewing()]), 'GET /viewings/waiting': () => reply });
    open();
    const again = await screen.findByRole('button', { name: 'Опитай пак' });
    expect(screen.getByRole('article')).toBeInTheDocument();
    reply = answer.done([aPlace()]);
    await person.click(again);
    expect(await section()).toBeInTheDocument();
  });

  it('are not among the viewings of one’s own listings', async () => {
    await signedIn(aUser({ role: 'landlord' }));
    const calls = fakeBackend({
      'GET /viewings': answer.done([]),
      'GET /viewings/waiting': answer.done([aPlace()]),
    });
    open('/viewings?side=landlord');
    expect(await screen.findByText('Нямате предстоящи огледи')).toBeInTheDocument();
    expect(calls.some(({ call }) => call === 'GET /viewings/waiting')).toBe(false);
  });
});
