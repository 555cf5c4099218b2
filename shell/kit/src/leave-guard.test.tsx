import { BrowserRouter, Link, useLocation, useRoutes } from './router.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
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

  it('does not ask when the last save succeeds', async () => {
    await openForm({ isSettled: true });
    await back();
    await isAt('/form');
    await back();
    await isAt('/list');
  });
});

it('does not ask without unsaved changes', async () => {
  await openForm({ isActive: false });
  await back();
  await isAt('/form');
  await back();
  await isAt('/list');
});
