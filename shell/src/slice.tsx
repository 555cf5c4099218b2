import { useRoutes, type RouteObject } from '@pokriv/web-kit/router';
import { PageSpinner } from '@pokriv/web-kit/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';

import { NotFoundPage } from './pages/not-found-page.tsx';
import { loadSlice } from './remotes.ts';
import { SliceBoundary } from './slice-boundary.tsx';

function SliceRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes([...routes, { path: '*', element: <NotFoundPage /> }]);
}

const components = new Map<string, ComponentType>();

/** A `lazy` that failed stays failed, so a retry makes a new one. */
function componentOf(name: string, isRetry: boolean): ComponentType {
  const present = components.get(name);
  if (present && !isRetry) return present;
  const made = lazy(async () => {
    const routes = await loadSlice(name);
    return { default: () => <SliceRoutes routes={routes} /> };
  });
  components.set(name, made);
  return made;
}

/** One slice on the page. Give it `key={name}`: else the former slice stays on screen. */
export function Slice({ name }: { name: string }) {
  const [attempt, setAttempt] = useState(0);
  const [Content, setContent] = useState<ComponentType>(() => componentOf(name, false));
  const retry = () => {
    setContent(() => componentOf(name, true));
    setAttempt(attempt + 1);
  };
  return (
    <SliceBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={<PageSpinner />}>
        <Content />
      </Suspense>
    </SliceBoundary>
  );
}
