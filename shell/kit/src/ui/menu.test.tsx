import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { MemoryRouter } from '../router-server.ts';
import { Menu, MenuButton, MenuLink } from './menu.tsx';

const logOut = jest.fn();

async function openMenu() {
  render(
    <MemoryRouter>
      <Menu trigger="Мария">
        <MenuLink to="/profile">Профил</MenuLink>
        <MenuLink to="/favorites">Любими</MenuLink>
        <MenuButton onClick={logOut}>Изход</MenuButton>
      </Menu>
      <button>Другаде</button>
    </MemoryRouter>,
  );
  await userEvent.click(trigger());
}

const trigger = () => screen.getByRole('button', { name: 'Мария' });
const profile = () => screen.queryByRole('link', { name: 'Профил' });

describe('Menu', () => {
  it('shows its items when the trigger is pressed, and sets aria-expanded', async () => {
    await openMenu();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(profile()).toHaveAttribute('href', '/profile');
  });

  it('closes on Escape and returns the focus to the trigger', async () => {
    await openMenu();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(profile()).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('closes after a choice', async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Изход' }));
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(profile()).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('closes on a press outside', async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Другаде' }));
    expect(profile()).not.toBeInTheDocument();
  });

  it('closes when the focus leaves', async () => {
    await openMenu();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(profile()).not.toBeInTheDocument();
  });

  it('moves through the items with the arrow keys', async () => {
    await openMenu();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Изход' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Любими' })).toHaveFocus();
  });

  it('is entered from the trigger with the down arrow', async () => {
    await openMenu();
    await userEvent.keyboard('{ArrowDown}');
    expect(profile()).toHaveFocus();
  });
});
