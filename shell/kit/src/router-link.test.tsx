import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { Link, NavLink } from './router-link.tsx';
import { MemoryRouter } from './router-server.ts';
import { useLocation } from './router.ts';
import { isSamePage, samePage } from './same-page.ts';

function Here() {
  const { pathname, search } = useLocation();
  return <p role="status">{pathname + search}</p>;
}

const open = (address: string, children: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      {children}
      <Here />
    </MemoryRouter>,
  );

/** True if a handler prevented the next click; the test prevents the rest, since jsdom cannot navigate. */
function takenAtTheEnd() {
  let isTaken: boolean | undefined;
  const look = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look, { once: true });
  return () => isTaken;
}

describe('Link', () => {
  it('navigates within the page', async () => {
    open('/', <Link to="/properties?type=room">Стаи</Link>);
    const link = screen.getByRole('link', { name: 'Стаи' });
    expect(link).toHaveAttribute('href', '/properties?type=room');
    await userEvent.click(link);
    expect(screen.getByRole('status')).toHaveTextContent('/properties?type=room');
  });

  it.each(['{Control>}', '{Meta>}', '{Shift>}'])('leaves a click with %s to the browser', async (key) => {
    open('/', <Link to="/help">Помощ</Link>);
    const person = userEvent.setup();
    await person.keyboard(key);
    const isTaken = takenAtTheEnd();
    await person.click(screen.getByRole('link', { name: 'Помощ' }));
    expect(isTaken()).toBe(false);
    expect(screen.getByRole('status')).not.toHaveTextContent('/help');
  });

  it('does not navigate when its click was prevented', async () => {
    open(
      '/',
      <Link to="/help" onClick={(event) => event.preventDefault()}>
        Помощ
      </Link>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Помощ' }));
    expect(screen.getByRole('status')).not.toHaveTextContent('/help');
  });
});

describe('NavLink', () => {
  it.each([
    ['/admin', '/admin', true, true],
    ['/admin/', '/admin', true, true],
    ['/admin/users', '/admin', true, false],
    ['/admin/users', '/admin', false, true],
    ['/administration', '/admin', false, false],
    ['/properties?type=room', '/properties', false, true],
    ['/help', '/', true, false],
  ])('at %s, to %s, exact: %s – is current: %s', (address, to, end, isCurrent) => {
    open(
      address,
      <NavLink to={to} end={end} className="item">
        Тук
      </NavLink>,
    );
    const link = screen.getByRole('link', { name: 'Тук' });
    expect(link.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
    expect(link).toHaveClass(isCurrent ? 'item active' : 'item', { exact: true });
  });
});

describe('isSamePage', () => {
  it.each([
    [samePage, true],
    [{ isSamePage: true, other: 1 }, true],
    [{ other: 1 }, false],
    [null, false],
    [undefined, false],
    ['isSamePage', false],
  ])('reads the state %j of a history entry', (state, expected) => {
    expect(isSamePage(state)).toBe(expected);
  });
});
