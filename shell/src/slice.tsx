import { useRoutes, type RouteObject } from '@pokriv/web-kit/router';
import { PageSpinner } from '@pokriv/web-kit/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';

import { notFoundRoute } from './pages/routes.tsx';
import { SliceBoundary } from './slice-boundary.tsx';

export type LoadSlice = (name: string) => Promise<RouteObject[]>;

function SliceRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes([...routes, notFoundRoute]);
}

const components = new Map<string, ComponentType>();

/** A failed `lazy` stays failed, so a retry needs a new one. */
function componentOf(name: string, load: LoadSlice): ComponentType {
  const made = lazy(async () => {
    const routes = await load(name);
    return { default: () => <SliceRoutes routes={routes} /> };
  });
  components.set(name, made);
  return made;
}

/** Needs `key={name}`: otherwise the previous slice stays on screen. */
export function Slice({ name, load }: { name: string; load: LoadSlice }) {
  const [attempt, setAttempt] = useState(0);
  const [Content, setContent] = useState<ComponentType>(
    () => components.get(name) ?? componentOf(name, load),
  );
  const retry = () => {
    setContent(() => componentOf(name, load));
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
