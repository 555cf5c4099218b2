import { aThread } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import type { Thread } from '@pokriv/contracts/conversation/thread';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderPage } from '../page.testing.tsx';
import { ListingStrip } from './listing-strip.tsx';
import { ThreadMenu } from './thread-menu.tsx';
import type { ThreadActs } from './use-thread-acts.ts';

const person = userEvent.setup();
const acts = () => ({
  isBusy: false,
  archive: jest.fn(() => Promise.resolve()),
  mute: jest.fn(() => Promise.resolve()),
  block: jest.fn(() => Promise.resolve()),
  saveNote: jest.fn(() => Promise.resolve()),
});

beforeAll(fakeDialogs);

describe('ThreadMenu', () => {
  const openMenu = async (thread: Partial<Thread>, given = acts()) => {
    renderPage(<ThreadMenu thread={aThread(thread)} acts={given as unknown as ThreadActs} />);
    await person.click(screen.getByRole('button', { name: 'Действия с разговора' }));
    return given;
  };
  const names = () =>
    screen
      .getAllByRole('button')
      .slice(1)
      .map(({ textContent }) => textContent);

  it.each<[Partial<Thread>, string[]]>([
    [{ side: 'tenant' }, ['Архивирай', 'Заглуши', 'Блокирай', 'Подай сигнал']],
    [{ side: 'landlord' }, ['Етикет и бележка', 'Архивирай', 'Заглуши', 'Блокирай', 'Подай сигнал']],
    [{ isArchived: true }, ['Върни от архива', 'Заглуши', 'Блокирай', 'Подай сигнал']],
    [{ isMuted: true }, ['Архивирай', 'Спри заглушаването', 'Блокирай', 'Подай сигнал']],
    [{ isBlocked: true }, ['Архивирай', 'Заглуши', 'Разблокирай', 'Подай сигнал']],
  ])('of a thread with %o offers what changes it', async (thread, offered) => {
    await openMenu(thread);
    expect(names()).toEqual(offered);
  });

  it.each([
    [false, 'Архивирай', 'Заглуши'],
    [true, 'Върни от архива', 'Спри заглушаването'],
  ])('turns archive and sound round: %p', async (is, archive, mute) => {
    const { archive: sentArchive, mute: sentMute } = await openMenu({ isArchived: is, isMuted: is });
    await person.click(screen.getByRole('button', { name: archive }));
    expect(sentArchive.mock.calls).toEqual([[!is]]);
    await person.click(screen.getByRole('button', { name: 'Действия с разговора' }));
    await person.click(screen.getByRole('button', { name: mute }));
    expect(sentMute.mock.calls).toEqual([[!is]]);
  });

  it('unblocks at once, and closes the question after blocking', async () => {
    const unblocked = await openMenu({ isBlocked: true });
    await person.click(screen.getByRole('button', { name: 'Разблокирай' }));
    expect(unblocked.block.mock.calls).toEqual([[false]]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('ListingStrip', () => {
  const listing = aThread().listing;
  const textOf = (over: Partial<Thread['listing']>) => {
    const { container } = renderPage(<ListingStrip listing={{ ...listing, ...over }} />);
    return container.firstElementChild?.textContent ?? '';
  };

  it('compares the rent with that of the first message only where it has changed', () => {
    const { price } = listing;
    expect(textOf({})).toContain('Когато започнахте');
    expect(textOf({ priceThen: price })).not.toContain('Когато започнахте');
    expect(textOf({ priceThen: null })).not.toContain('Когато започнахте');
    expect(textOf({ price: null })).toBe('Светъл двустаенСофия');
  });

  it('has no picture where it fails to load', () => {
    const cover = { id: 'a'.repeat(20), width: 1280, height: 960, alt: '', placeholder: '' };
    const { container } = renderPage(<ListingStrip listing={{ ...listing, cover }} />);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
  });

  it('names the state of a listing that is not active', () => {
    expect(textOf({ status: 'rented' })).toContain('СофияОтдадена');
    expect(textOf({ status: 'active' })).not.toContain('Активна');
  });
});
