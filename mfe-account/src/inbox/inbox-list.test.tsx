import { aThread } from '@pokriv/web-kit/a-thread.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aPage } from '../a-thread.testing.ts';
import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt } from '../page.testing.tsx';
import { openInbox as open, withInbox } from './inbox.testing.tsx';

const person = userEvent.setup();

withInbox();

describe('InboxPage, the list', () => {
  it('shows who, which listing, the last words, what is unread and the marks', async () => {
    fakeBackend({
      'GET /threads': aPage([
        aThread({ unread: 2, isMuted: true, label: 'chosen', last: { from: 'me', text: 'Кога е удобно?' } }),
      ]),
    });
    open('/messages');
    const row = await screen.findByRole('link', { name: /Иван К\./u });
    for (const text of ['Светъл двустаен', 'Вие: Кога е удобно?', '2 непрочетени', 'Избран'])
      expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('img', { name: 'Заглушен' })).toBeInTheDocument();
    expect(row).toHaveAttribute('href', '/messages/t1');
  });

  it('keeps filters in the address, asks by them and carries them to the thread', async () => {
    const asked: string[] = [];
    fakeBackend({
      'GET /threads': (query) => {
        asked.push(query.toString());
        return aPage([aThread()]);
      },
    });
    open('/messages?side=tenant');
    await person.click(await screen.findByRole('button', { name: 'Непрочетени' }));
    await arriveAt('/messages?side=tenant&unread=true');
    await person.type(screen.getByRole('searchbox'), 'ключ{Enter}');
    await arriveAt(`/messages?side=tenant&unread=true&query=${encodeURIComponent('ключ')}`);
    await waitFor(() => expect(asked.at(-1)).toBe('query=%D0%BA%D0%BB%D1%8E%D1%87&side=tenant&unread=true'));
    expect(screen.getByRole('link', { name: /Иван К\./u })).toHaveAttribute(
      'href',
      '/messages/t1?side=tenant&unread=true&query=%D0%BA%D0%BB%D1%8E%D1%87',
    );
    await person.click(screen.getByRole('button', { name: 'Изчисти филтрите' }));
    await arriveAt('/messages');
  });

  it('keeps the focus in the searched field and tells how many conversations it found', async () => {
    fakeBackend({
      'GET /threads': (query) => aPage(query.has('query') ? [] : [aThread(), aThread({ id: 't2' })]),
    });
    open('/messages');
    const field = await screen.findByRole('searchbox');
    const status = screen.getByText(/^2.разговора$/u);
    expect(status).toHaveAttribute('role', 'status');
    await person.type(field, ' ключ {Enter}');
    await waitFor(() => expect(status).toHaveTextContent('Няма разговори'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('ключ');
    await person.click(screen.getByRole('button', { name: 'Изчисти филтрите' }));
    expect(field).toHaveValue('');
    await waitFor(() => expect(status).toHaveTextContent(/^2.разговора$/u));
  });

  it('keeps the filters, and no text of an empty list, while the whole list is read again', async () => {
    fakeBackend({ 'GET /threads': (query) => aPage(query.has('archived') ? [] : [aThread()]) });
    open('/messages?archived=true');
    await screen.findByRole('heading', { name: 'Архивът е празен' });
    const archive = screen.getByRole('button', { name: 'Архив' });
    await person.click(archive);
    expect(screen.queryByText('Още нямате разговори')).toBeNull();
    await screen.findByRole('link', { name: /Иван К\./u });
    expect(archive).toHaveFocus();
  });

  it('offers label and listing to landlords', async () => {
    await signedIn(aUser({ role: 'landlord' }));
    fakeBackend({ 'GET /threads': aPage([aThread({ side: 'landlord', label: 'new' })]) });
    open('/messages');
    await person.selectOptions(await screen.findByLabelText('Обява'), 'Светъл двустаен');
    await arriveAt('/messages?listingId=p1');
    await person.selectOptions(screen.getByLabelText('Етикет'), 'Оглед');
    await arriveAt('/messages?listingId=p1&label=viewing');
    await person.selectOptions(screen.getByLabelText('Етикет'), 'Всички етикети');
    await arriveAt('/messages?listingId=p1');
  });

  it.each<[address: string, title: string]>([
    ['/messages', 'Още нямате разговори'],
    ['/messages?archived=true', 'Архивът е празен'],
    ...['query=a', 'side=tenant', 'listingId=p1', 'label=new', 'unread=true', 'archived=true&query=a'].map(
      (search): [string, string] => [`/messages?${search}`, 'Няма такива разговори'],
    ),
  ])('says at %s why it is empty, with the filters that emptied it', async (address, title) => {
    fakeBackend({ 'GET /threads': aPage([]) });
    open(address);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('searchbox') !== null).toBe(address !== '/messages');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names a listing of the address that no thread on the page is about', async () => {
    await signedIn(aUser({ role: 'landlord' }));
    fakeBackend({ 'GET /threads': aPage([]) });
    open('/messages?listingId=p9');
    const listing = await screen.findByLabelText('Обява');
    expect(listing).toHaveDisplayValue('Избраната обява');
    await person.selectOptions(screen.getByLabelText('Покажи'), 'Като наемодател');
    await arriveAt('/messages?side=landlord&listingId=p9');
    await person.selectOptions(listing, 'Всички обяви');
    await person.selectOptions(screen.getByLabelText('Покажи'), 'Всички разговори');
    await arriveAt('/messages');
    expect(screen.queryByLabelText('Обява')).not.toBeInTheDocument();
  });

  it('asks for the page of the address, and shows pages only when there are several', async () => {
    const asked: string[] = [];
    const one = aPage([aThread({ unread: 0, isArchived: true, last: null })]);
    const two = {
      ...one,
      body: { ...one.body, pagination: { ...one.body.pagination, page: 2, totalPages: 2 } },
    };
    fakeBackend({
      'GET /threads': (query) => {
        asked.push(query.toString());
        return query.has('page') ? two : one;
      },
    });
    const first = open('/messages');
    const row = await screen.findByRole('link', { name: /Иван К\./u });
    expect(row).toHaveTextContent('Още няма съобщения');
    expect(row).not.toHaveTextContent('непрочетен');
    expect(within(row).getByRole('img', { name: 'В архива' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: /Страници/u })).not.toBeInTheDocument();
    first.unmount();
    open('/messages?page=2');
    expect(await screen.findByRole('navigation', { name: /Страници/u })).toBeInTheDocument();
    expect(asked).toEqual(['', 'page=2']);
  });

  it('links to the last page from a page whose only thread was archived', async () => {
    const empty = aPage([]);
    const pagination = { ...empty.body.pagination, page: 2, total: 20, totalPages: 1, hasPrev: true };
    fakeBackend({ 'GET /threads': { ...empty, body: { ...empty.body, pagination } } });
    open('/messages?unread=true&page=2');
    expect(await screen.findByText('На тази страница няма разговори')).toBeInTheDocument();
    expect(screen.queryByText('Няма такива разговори')).toBeNull();
    expect(screen.getByRole('link', { name: 'Към последната страница' })).toHaveAttribute(
      'href',
      '/messages?unread=true',
    );
  });

  it('shows the error of a failed filter in place of the rows of the former one', async () => {
    const refusal = answer.refused(404, { code: 'NOT_FOUND', message: 'Няма.' });
    fakeBackend({ 'GET /threads': (query) => (query.has('unread') ? refusal : aPage([aThread()])) });
    open('/messages');
    await person.click(await screen.findByRole('button', { name: 'Непрочетени' }));
    expect(await screen.findByText('Няма.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Иван К\./u })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Изчисти филтрите' }));
    expect(await screen.findByRole('link', { name: /Иван К\./u })).toBeInTheDocument();
  });

  it('reads again after an error', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let reads = 0;
    const refusal = answer.refused(404, { code: 'NOT_FOUND', message: 'Няма.' });
    fakeBackend({ 'GET /threads': () => ((reads += 1) === 1 ? refusal : aPage([aThread()])) });
    open('/messages');
    await person.click(await screen.findByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByRole('link', { name: /Иван К\./u })).toBeInTheDocument();
  });
});
