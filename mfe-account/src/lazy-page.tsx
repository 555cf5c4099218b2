import { useMarkHydrated } from '@pokriv/web-kit/mark-hydrated';
import { PageSpinner } from '@pokriv/web-kit/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** Inside the page's Suspense boundary, so that both hydrate together. */
function Hydrated() {
  useMarkHydrated('page');
  return null;
}

/** A page that is a chunk of its own. */
export function page(load: () => Promise<{ default: ComponentType }>): ReactNode {
  const Page = lazy(load);
  return (
    <Suspense fallback={<PageSpinner />}>
      <Page />
      <Hydrated />
    </Suspense>
  );
}
