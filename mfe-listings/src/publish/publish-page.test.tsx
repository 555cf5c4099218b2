import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aHiddenListing } from '../a-listing.testing.ts';
import { forgetReads, signInAs, toastTexts } from '../page.testing.tsx';
import { euro, owned } from '../sums.testing.ts';
import {
  aDraft,
  append,
  AUTOSAVE,
  leaveForm,
  open,
  prepareBrowser,
  press,
  submissions,
  titleField,
  updates,
} from './publish-page.testing.tsx';

beforeAll(prepareBrowser);
beforeEach(() => signInAs('landlord'));
afterEach(leaveForm);

describe('PublishPage', () => {
  it('autosaves a changed field once, with the version that it read', async () => {
    const sent = open();
    const field = await titleField();
    await userEvent.clear(field);
    await userEvent.paste('Тристаен до парка');
    await screen.findByText(/^Запазено в/u, {}, AUTOSAVE);
    expect(updates(sent)).toEqual([{ title: 'Тристаен до парка', version: 1 }]);
  });

  it('shows on a later visit what was saved on the first, not the cached listing', async () => {
    await forgetReads();
    open({ isCacheShared: true });
    const field = await titleField();
    await userEvent.clear(field);
    await userEvent.paste('Тристаен до парка');
    await screen.findByText(/^Запазено в/u, {}, AUTOSAVE);
    cleanup();
    open({ listing: aDraft({ title: 'Тристаен до парка', version: 2 }), isCacheShared: true });
    expect(await titleField()).toHaveValue('Тристаен до парка');
  });

  it('writes the title and the rooms from the kind and place, until they are typed', async () => {
    const sent = open({ listing: aDraft({ title: undefined, rooms: undefined, layout: undefined }) });
    const layout = await screen.findByRole('combobox', { name: /^Разпределение/u });
    await userEvent.selectOptions(layout, 'three_room');
    expect(await titleField()).toHaveValue('Тристаен в Лозенец');
    expect(await titleField()).toHaveAccessibleDescription(expect.stringContaining('Предложихме го'));
    await userEvent.selectOptions(layout, 'two_room');
    expect(await titleField()).toHaveValue('Двустаен в Лозенец');
    await append(await titleField(), ' с тераса');
    await userEvent.selectOptions(layout, 'three_room');
    expect(await titleField()).toHaveValue('Двустаен в Лозенец с тераса');
    await screen.findByText(/^Запазено в/u, {}, AUTOSAVE);
    expect(updates(sent).at(-1)).toMatchObject({ rooms: 3, title: 'Двустаен в Лозенец с тераса' });
  });

  it('saves a sum as typed, and shows it back after a reload', async () => {
    const sent = open();
    const field = () => screen.findByRole('textbox', { name: /^Месечен наем/u });
    await userEvent.clear(await field());
    await userEvent.paste('500 €');
    await screen.findByText(/^Запазено в/u, {}, AUTOSAVE);
    expect(updates(sent)).toEqual([{ price: euro(500), version: 1 }]);
    cleanup();
    open({ listing: aDraft({ price: owned(euro(500)) }) });
    expect(await field()).toHaveValue('500');
    expect(await field()).toHaveAccessibleDescription(expect.stringMatching(/^500.€ = 977,92.лв\./u));
  });

  it('keeps text that is no sum on the device, named as an error', async () => {
    const sent = open();
    const field = await screen.findByRole('textbox', { name: /^Месечен наем/u });
    await userEvent.clear(field);
    await userEvent.paste('по договаряне');
    await userEvent.tab();
    expect(field).toHaveValue('по договаряне');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('„по договаряне“ не се разбира'));
    expect(updates(sent)).toEqual([]);
    cleanup();
    open();
    expect(await screen.findByRole('textbox', { name: /^Месечен наем/u })).toHaveValue('по договаряне');
  });

  it('keeps the typed text and names the field when the server refuses it', async () => {
    const message = 'Заглавието съдържа забранена дума.';
    open({
      answer: ({ method }) =>
        method === 'PUT'
          ? {
              status: 422,
              body: {
                success: false,
                code: 'UNPROCESSABLE',
                message: 'Невалидни данни.',
                errors: [{ param: 'title', msg: message }],
              },
            }
          : undefined,
    });
    const field = await titleField();
    await append(field, ' без комисиона');
    await waitFor(
      () => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)),
      AUTOSAVE,
    );
    expect(field).toHaveValue('Светъл двустаен до метрото без комисиона');
    expect(field).toBeInvalid();
  });

  it('offers both versions when another device changed the same field', async () => {
    const theirs = aDraft({ title: 'Двустаен, сменен на телефона', version: 5 });
    const sent = open({
      answer: ({ method }) =>
        method === 'PUT'
          ? {
              status: 409,
              body: { success: false, code: 'CONFLICT', message: 'Променена е.', current: theirs },
            }
          : undefined,
    });
    await append(await titleField(), ' и парка');
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Обявата е променена и от друго място' },
      AUTOSAVE,
    );
    expect(within(dialog).getByText(/сменен на телефона/u)).toBeVisible();
    expect(within(dialog).getByText(/до метрото и парка/u)).toBeVisible();
    expect(updates(sent)).toHaveLength(1);
  });

  it('lists what is missing instead of submitting an incomplete draft', async () => {
    const sent = open({ listing: aDraft({ images: [] }), step: 'review' });
    await press('Изпрати за одобрение');
    expect(await screen.findByText('Обявата още не може да бъде изпратена')).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('?step=pictures#field-images');
    expect(submissions(sent)).toEqual([]);
  });

  it('submits a complete draft once and leads to my listings', async () => {
    const sent = open({ step: 'review' });
    await press('Изпрати за одобрение');
    expect(await screen.findByRole('heading', { name: 'Моите обяви' })).toBeVisible();
    expect(submissions(sent)).toHaveLength(1);
    expect(toastTexts()).toContain('Обявата е изпратена за одобрение.');
  });

  it('stays and says why when the submission is refused', async () => {
    open({
      step: 'review',
      answer: ({ path }) =>
        path.endsWith('/submit')
          ? { status: 403, body: { success: false, code: 'LISTING_LIMIT_REACHED', message: 'Нямате място.' } }
          : undefined,
    });
    await press('Изпрати за одобрение');
    expect(await screen.findByText('Нямате място.')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/edit-property/p1');
  });

  it('saves the changes of a published listing and leads to my listings', async () => {
    const sent = open({ listing: aDraft({ status: 'active' }) });
    await append(await titleField(), ' и парка');
    await press('Запази промените');
    expect(await screen.findByRole('heading', { name: 'Моите обяви' })).toBeVisible();
    expect(updates(sent)).toEqual([{ title: 'Светъл двустаен до метрото и парка', version: 1 }]);
    expect(toastTexts()).toContain('Обявата е обновена.');
  });

  it('stays with the typed text when the changes of a published listing are not saved', async () => {
    const sent = open({
      listing: aDraft({ status: 'active' }),
      answer: ({ method }) =>
        method === 'PUT'
          ? { status: 403, body: { success: false, code: 'FORBIDDEN', message: 'Нямате право.' } }
          : undefined,
    });
    await append(await titleField(), ' и парка');
    await press('Запази промените');
    await waitFor(() => expect(updates(sent)).toHaveLength(1));
    expect(await titleField()).toHaveValue('Светъл двустаен до метрото и парка');
    expect(screen.getByTestId('address')).toHaveTextContent('/edit-property/p1');
    expect(toastTexts()).not.toContain('Обявата е обновена.');
  });

  it('does not edit a listing that waits for a moderator', async () => {
    open({ listing: aDraft({ status: 'pending' }) });
    expect(await screen.findByText('Обявата чака одобрение')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says why a listing that reports hid waits for a moderator', async () => {
    open({ listing: aHiddenListing() });
    expect(await screen.findByText('Скрита след сигнали')).toBeVisible();
    expect(screen.getByText(/^Няколко потребители сигнализираха за обявата\./u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Възрази' })).toHaveAttribute('href', '/decisions/d1');
    expect(screen.queryByText('Обявата чака одобрение')).toBeNull();
  });
});
