import { HydratedPage } from '@pokriv/web-kit/mark-hydrated';
import { PageSpinner } from '@pokriv/web-kit/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/** A page that is a chunk of its own. */
export function page(load: () => Promise<{ default: ComponentType }>): ReactNode {
  const Page = lazy(load);
  return (
    <Suspense fallback={<PageSpinner />}>
      <Page />
      <HydratedPage />
    </Suspense>
  );
}
