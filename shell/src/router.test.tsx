import { giveBoot } from '@pokriv/web-kit/boot';
import { Link } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CurrentPage } from './router.tsx';

const hydrated = jest.fn();

beforeAll(() => {
  giveBoot({ pages: { 'mfe-listings': ['/', '/properties'], 'mfe-account': ['/profile'] } });
  Object.assign(globalThis, { earlyPresses: { hydrated, settled: () => undefined } });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'earlyPresses'));

describe('CurrentPage', () => {
  it('marks the page as hydrated once another slice than the rendered one is shown', async () => {
    render(
      <MemoryRouter initialEntries={['/']}>
        <Link to="/properties">Обяви</Link>
        <Link to="/profile">Профил</Link>
        <CurrentPage loadSlice={async (name) => [{ path: '*', element: <p>{name}</p> }]} />
      </MemoryRouter>,
    );
    expect(await screen.findByText('mfe-listings')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Обяви' }));
    expect(hydrated).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Профил' }));
    expect(await screen.findByText('mfe-account')).toBeInTheDocument();
    expect(hydrated).toHaveBeenCalledWith('page');
  });
});
