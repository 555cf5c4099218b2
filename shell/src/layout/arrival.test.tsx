import { Link, samePage, useNavigate, useRoutes } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';

import { Arrival } from './arrival.tsx';

/** jsdom has no layout; `offsetParent` marks every element visible. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get: () => document.body,
    configurable: true,
  });
});

function Listing({ takesFocus = false }: { takesFocus?: boolean }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    document.title = 'Светъл двустаен · Покрив';
  }, []);
  if (!isThere) return <button onClick={() => setThere(true)}>load</button>;
  return (
    <>
      <h1>Светъл двустаен</h1>
      <input aria-label="Въпрос" autoFocus={takesFocus} />
    </>
  );
}

function List() {
  return (
    <>
      <h1>Обяви</h1>
      <Link to="/listings/p1">card</Link>
    </>
  );
}

const routes = [
  { path: '/', element: <List /> },
  { path: '/listings/p1', element: <Listing key="listing" /> },
  { path: '/form', element: <Listing key="form" takesFocus /> },
];

function Pages() {
  const navigate = useNavigate();
  const page = useRoutes(routes);
  return (
    <>
      <Arrival />
      <Link to="/listings/p1">to listing</Link>
      <Link to="/form">to form</Link>
      <Link to="/?page=2">to second page</Link>
      <button onClick={() => void navigate('/listings/p1', { replace: true, state: samePage })}>
        rename
      </button>
      <button onClick={() => void navigate(-1)}>back</button>
      <main id="content" tabIndex={-1}>
        {page}
      </main>
    </>
  );
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/']}>
      <Pages />
    </MemoryRouter>,
  );
const heading = (name: string) => screen.getByRole('heading', { name });
const arriveData = () => act(() => screen.getByText('load').click());

describe('arriving at a page', () => {
  afterEach(() => jest.useRealTimers());

  it('leaves the focus of the first page to the browser', () => {
    open();
    expect(document.body).toHaveFocus();
  });

  it('focuses the heading as soon as it renders and announces the title', async () => {
    open();
    await userEvent.click(screen.getByText('to listing'));
    arriveData();
    await waitFor(() => expect(heading('Светъл двустаен')).toHaveFocus());
    await waitFor(() =>
      expect(document.querySelector('[data-arrival]')).toHaveTextContent('Светъл двустаен · Покрив'),
    );
    await waitFor(() => expect(document.querySelector('[data-arrival]')).toBeEmptyDOMElement(), {
      timeout: 3000,
    });
  });

  it('returns the focus to the link that led away', async () => {
    open();
    await userEvent.click(screen.getByText('card'));
    arriveData();
    await waitFor(() => expect(heading('Светъл двустаен')).toHaveFocus());
    act(() => screen.getByText('back').click());
    expect(screen.getByText('card')).toHaveFocus();
  });

  it('keeps a focus set by the page or by the user', async () => {
    open();
    await userEvent.click(screen.getByText('to form'));
    arriveData();
    expect(screen.getByLabelText('Въпрос')).toHaveFocus();

    act(() => screen.getByText('back').click());
    await userEvent.click(screen.getByText('to listing'));
    fireEvent.keyDown(document.body, { key: 'Tab' });
    arriveData();
    expect(heading('Светъл двустаен')).not.toHaveFocus();
  });

  it('does nothing when only parameters change', async () => {
    open();
    await userEvent.click(screen.getByText('to second page'));
    expect(screen.getByText('to second page')).toHaveFocus();
  });

  it('does nothing when the page on screen gets another address', () => {
    jest.useFakeTimers();
    open();
    act(() => screen.getByText('rename').click());
    arriveData();
    act(() => void jest.advanceTimersByTime(200));
    expect(document.body).toHaveFocus();
    expect(document.querySelector('[data-arrival]')).toBeEmptyDOMElement();
  });

  it('focuses the whole page when there is no heading', () => {
    jest.useFakeTimers();
    open();
    fireEvent.click(screen.getByText('to listing'));
    act(() => void jest.advanceTimersByTime(5000));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
