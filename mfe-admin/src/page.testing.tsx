import { useLocation, useRoutes, type RouteObject } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { dismissToastAtom, toastsAtom } from '@pokriv/web-kit/toast';
import { render, screen, waitFor } from '@testing-library/react';
import { getDefaultStore, useAtomValue } from 'jotai';
import { SWRConfig } from 'swr';

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

function Said() {
  return (
    <ul data-testid="toasts">
      {useAtomValue(toastsAtom).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Toasts live outside the page and would leak into the next test. */
function forgetToasts(): void {
  const store = getDefaultStore();
  for (const { id } of store.get(toastsAtom)) store.set(dismissToastAtom, id);
}

export const arriveAt = (address: string): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('where').textContent).toBe(address));

/** @param isCacheShared uses the global SWR cache, which `refresh` revalidates */
export function renderAt(address: string, routes: RouteObject[], { isCacheShared = false } = {}) {
  forgetToasts();
  return render(
    <SWRConfig value={{ provider: (shared) => (isCacheShared ? shared : new Map()) }}>
      <MemoryRouter initialEntries={[address]}>
        <Routes routes={routes} />
        <Where />
        <Said />
      </MemoryRouter>
    </SWRConfig>,
  );
}
