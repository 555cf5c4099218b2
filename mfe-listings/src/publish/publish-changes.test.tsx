import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aListing } from '../a-listing.testing.ts';
import { signInAs } from '../page.testing.tsx';
import {
  aDraft,
  append,
  AUTOSAVE,
  leaveForm,
  open,
  prepareBrowser,
  press,
  step,
  titleField,
  updates,
} from './publish-page.testing.tsx';

beforeAll(prepareBrowser);
beforeEach(() => signInAs('landlord'));
afterEach(leaveForm);

describe('changes in PublishPage', () => {
  const hide = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const isKept = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  /** Presses a link outside of the form. */
  const leave = () => {
    const link = Object.assign(document.createElement('a'), { href: '/my-properties' });
    document.body.append(link);
    act(() => void fireEvent.click(link));
    link.remove();
  };
  const openStep = async (name: string) => {
    const steps = within(await screen.findByRole('navigation', { name: 'Стъпки' }));
    await userEvent.click(steps.getByRole('link', { name: new RegExp(name, 'u'), hidden: true }));
  };
  afterEach(() => jest.restoreAllMocks());

  it('are saved at once when the page is hidden or comes online', async () => {
    const sent = open();
    await append(await titleField(), ' и парка');
    hide('visible');
    expect(updates(sent)).toEqual([]);
    hide('hidden');
    await waitFor(() => expect(updates(sent)).toHaveLength(1));
    await screen.findByText(/^Запазено в/u);
    hide('hidden');
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(updates(sent)).toHaveLength(1);
    await append(await titleField(), '!');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(updates(sent)).toHaveLength(2));
  });

  it('to a published listing are saved only by the button', async () => {
    const sent = open({ listing: aDraft({ status: 'active' }) });
    await titleField();
    expect(isKept()).toBe(false);
    await append(await titleField(), ' и парка');
    hide('hidden');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(updates(sent)).toEqual([]);
    expect(isKept()).toBe(true);
    expect(screen.getByText('След запазване ще чака одобрение: Заглавие.')).toBeInTheDocument();
  });

  it('to a draft are saved before a link leaves the form, and those to a published listing are asked about', async () => {
    const sent = open();
    await append(await titleField(), ' и парка');
    leave();
    expect(await screen.findByRole('heading', { name: 'Моите обяви' })).toBeVisible();
    expect(updates(sent)).toHaveLength(1);
    cleanup();
    const later = open({ listing: aDraft({ status: 'active' }) });
    await append(await titleField(), ' и парка');
    await openStep('Домът');
    expect(step()).toBe('home');
    leave();
    expect(await screen.findByRole('alertdialog', { name: 'Има незапазени промени' })).toBeVisible();
    expect(updates(later)).toEqual([]);
  });

  it('to a draft are asked about when the last save fails', async () => {
    open({
      answer: ({ method }) =>
        method === 'PUT'
          ? { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Не.' } }
          : undefined,
    });
    await append(await titleField(), ' и парка');
    leave();
    expect(await screen.findByRole('alertdialog', { name: 'Има незапазени промени' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Моите обяви' })).toBeNull();
  });

  it('to a new form are not sent when another step of it is opened', async () => {
    const sent = open({ address: '/create-property?draft=aaaaaaaa&step=place' });
    await append(await titleField(), 'Светъл двустаен');
    await openStep('Домът');
    expect(step()).toBe('home');
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('to a published listing are restored on the next visit, and can be discarded', async () => {
    const listing = aDraft({ status: 'active' });
    localStorage.setItem(
      'listing-draft:u1:p1',
      JSON.stringify({ fields: { title: 'Недописаното' }, base: { title: listing.title }, at: 1 }),
    );
    open({ listing });
    expect(await screen.findByText('Възстановихме незапазени промени')).toBeInTheDocument();
    expect(await titleField()).toHaveValue('Недописаното');
    await press('Откажи промените');
    expect(screen.queryByText('Възстановихме незапазени промени')).toBeNull();
    expect(await titleField()).toHaveValue(listing.title);
  });

  it('to a draft are restored without a notice', async () => {
    const listing = aDraft();
    localStorage.setItem(
      'listing-draft:u1:p1',
      JSON.stringify({ fields: { title: 'Недописаното' }, base: { title: listing.title }, at: 1 }),
    );
    open({ listing });
    expect(await titleField()).toHaveValue('Недописаното');
    expect(screen.queryByText('Възстановихме незапазени промени')).toBeNull();
  });

  it('of another device win where the landlord chooses them', async () => {
    const theirs = aDraft({ title: 'Сменен на телефона', area: 70, version: 5 });
    const sent = open({
      answer: ({ method, body }) =>
        method === 'PUT' && (body as { version: number }).version === 1
          ? {
              status: 409,
              body: { success: false, code: 'CONFLICT', message: 'Променена е.', current: theirs },
            }
          : undefined,
    });
    await append(await titleField(), ' и парка');
    const area = screen.getByRole('spinbutton', { name: /^Площ/u });
    await userEvent.clear(area);
    await userEvent.type(area, '80');
    const dialog = await screen.findByRole('dialog', { name: /променена/u }, AUTOSAVE);
    const radios = within(dialog).getAllByRole('radio');
    const checked = () => radios.map((radio) => (radio as HTMLInputElement).checked);
    expect(checked()).toEqual([true, false, true, false]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Всички други' }));
    expect(checked()).toEqual([false, true, false, true]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Всички мои' }));
    await userEvent.click(radios[1] as HTMLElement);
    expect(checked()).toEqual([false, true, true, false]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Запази избраното' }));
    await waitFor(() => expect(updates(sent).at(-1)).toEqual({ area: 80, version: 5 }));
    expect(await titleField()).toHaveValue('Сменен на телефона');
  });
});

describe('URL of PublishPage', () => {
  it.each(['removed', 'deleted'] as const)('opens no form for a %s listing', async (status) => {
    open({ listing: aDraft({ status }) });
    expect(await screen.findByText('Тази обява не може да се редактира.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('opens no form for the listing of another landlord', async () => {
    open({ listing: aListing() as OwnProperty });
    expect(await screen.findByText('Тази обява не може да се редактира.')).toBeInTheDocument();
  });

  it('opens a rejected listing at the field to correct, unless it names a step', async () => {
    const moderation = { reason: null, code: 'poor_photos' as const, decidedAt: null };
    open({ listing: aDraft({ status: 'rejected', moderation }), address: '/edit-property/p1' });
    await waitFor(() => expect(step()).toBe('pictures'));
    cleanup();
    open({ listing: aDraft({ status: 'rejected', moderation }), step: 'price' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Пари' })).toBeInTheDocument();
    expect(step()).toBe('price');
  });

  it('becomes that of the listing once a new form has one', async () => {
    history.replaceState(null, '', '/create-property?step=place');
    const sent = open({
      address: '/create-property?step=place',
      answer: ({ method, path }) =>
        method === 'POST' && path === '/api/properties'
          ? { status: 201, body: { success: true, data: aDraft({ id: 'n1', version: 1 }) } }
          : undefined,
    });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/draft=[\w-]{8}$/u));
    expect(screen.getByTestId('address')).toHaveTextContent('step=place');
    await press('Студио');
    await waitFor(
      () => expect(screen.getByTestId('address')).toHaveTextContent('/edit-property/n1?step=place'),
      AUTOSAVE,
    );
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Студио' })).toHaveAttribute('aria-pressed', 'true');
    history.replaceState(null, '', '/');
  });

  it('opens no second form at the address from before the draft was a listing', () => {
    sessionStorage.setItem('listing-made:aaaaaaaa', 'p1');
    open({ address: '/create-property?draft=aaaaaaaa&step=place' });
    expect(screen.queryAllByRole('textbox', { hidden: true })).toEqual([]);
    sessionStorage.removeItem('listing-made:aaaaaaaa');
  });

  it('of a new form offers another one that was not finished on this device, and forgets it', async () => {
    const kept = (title: string, at: number) =>
      JSON.stringify({ fields: { title }, base: {}, at: Date.parse('2026-11-20T10:00:00Z') + at });
    localStorage.setItem('listing-draft:u1:new-aaaaaaaa', kept('Тази', 2));
    localStorage.setItem('listing-draft:u1:new-bbbbbbbb', kept('Другата', 1));
    open({ address: '/create-property?draft=aaaaaaaa&step=place' });
    expect(await screen.findByText(/^Другата · /u)).toBeInTheDocument();
    expect(await titleField()).toHaveValue('Тази');
    await press('Изтрий я');
    expect(screen.queryByText('Имате недовършена обява на това устройство')).toBeNull();
    expect(localStorage.getItem('listing-draft:u1:new-bbbbbbbb')).toBeNull();
    expect(localStorage.getItem('listing-draft:u1:new-aaaaaaaa')).not.toBeNull();
  });
});
