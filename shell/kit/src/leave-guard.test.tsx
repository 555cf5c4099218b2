import { BrowserRouter, Link, useLocation, useRoutes } from './router.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useLeaveGuard } from './leave-guard.ts';

function Form({ isActive, isSettled }: { isActive: boolean; isSettled: boolean }) {
  const guard = useLeaveGuard({
    isActive,
    isWithin: ({ pathname }) => pathname === '/form',
    settle: () => Promise.resolve(isSettled),
  });
  return (
    <>
      <p>Формуляр</p>
      <Link to="/form?step=home">Стъпка</Link>
      <Link to="/list">Навън</Link>
      {guard.isAsking && (
        <>
          <button onClick={guard.stay}>Остани</button>
          <button onClick={guard.leave}>Излез</button>
        </>
      )}
    </>
  );
}

function Pages(form: { isActive: boolean; isSettled: boolean }) {
  const { pathname, search } = useLocation();
  const page = useRoutes([
    { path: '/list', element: <Link to="/form">Към формуляра</Link> },
    { path: '/form', element: <Form {...form} /> },
  ]);
  return (
    <>
      {page}
      <output>{pathname + search}</output>
    </>
  );
}

async function openForm({ isActive = true, isSettled = false } = {}) {
  history.replaceState(null, '', '/list');
  render(
    <BrowserRouter>
      <Pages {...{ isActive, isSettled }} />
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Към формуляра' }));
  await userEvent.click(screen.getByRole('link', { name: 'Стъпка' }));
}
/** Clicks a link and expects the guard to ignore it. */
function expectUntouched(link: HTMLElement, keys: MouseEventInit): void {
  let isUntouched: boolean | undefined;
  const notice = (event: Event) => {
    isUntouched = !event.defaultPrevented;
    event.preventDefault();
    event.stopPropagation();
  };
  link.addEventListener('click', notice);
  fireEvent.click(link, keys);
  link.removeEventListener('click', notice);
  expect(isUntouched).toBe(true);
}
const back = () => act(() => Promise.resolve(history.back()));
const isAt = (address: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(address));

describe('useLeaveGuard', () => {
  it('lets Back go through the form’s own steps, and asks before it leaves', async () => {
    await openForm();
    await back();
    await isAt('/form');
    await back();
    await userEvent.click(await screen.findByRole('button', { name: 'Остани' }));
    expect(location.pathname).toBe('/form');
    expect(screen.getByText('Формуляр')).toBeVisible();
    await back();
    await userEvent.click(await screen.findByRole('button', { name: 'Излез' }));
    await isAt('/list');
  });

  it('asks before a link leaves', async () => {
    await openForm();
    await userEvent.click(screen.getByRole('link', { name: 'Навън' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Излез' }));
    await isAt('/list');
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['by the middle button', { button: 1 }],
  ])('does not ask before a link is opened %s', async (_, keys) => {
    await openForm();
    const link = screen.getByRole('link', { name: 'Навън' });
    expectUntouched(link, keys);
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button', { name: 'Излез' })).toBeNull();
  });

  it.each([
    ['another window', { target: '_blank' }],
    ['a download', { download: '' }],
    ['another site', { href: 'https://example.org/' }],
  ])('does not ask before a link to %s', async (_, attributes) => {
    await openForm();
    const link = screen.getByRole('link', { name: 'Навън' });
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    expectUntouched(link, { ctrlKey: false });
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button', { name: 'Излез' })).toBeNull();
  });

  it('asks before a link to this window by name', async () => {
    await openForm();
    const link = screen.getByRole('link', { name: 'Навън' });
    link.setAttribute('target', '_self');
    await userEvent.click(link);
    expect(await screen.findByRole('button', { name: 'Излез' })).toBeVisible();
  });

  it('does not ask when the last save succeeds', async () => {
    await openForm({ isSettled: true });
    await back();
    await isAt('/form');
    await back();
    await isAt('/list');
  });
});

it('the guard does not ask without unsaved changes', async () => {
  await openForm({ isActive: false });
  await back();
  await isAt('/form');
  await back();
  await isAt('/list');
});
