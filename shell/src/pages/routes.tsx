import * as pages from '@pokriv/contracts/pages';
import { boot } from '@pokriv/web-kit/boot';
import type { RouteObject } from '@pokriv/web-kit/router';
import { PageSpinner } from '@pokriv/web-kit/ui';
import { lazy, Suspense, type ComponentType } from 'react';

const page = (load: () => Promise<{ default: ComponentType }>) => {
  const Page = lazy(load);
  return (
    <Suspense fallback={<PageSpinner />}>
      <Page />
    </Suspense>
  );
};

const localRoutes: RouteObject[] = [
  {
    path: pages.googleChooser.path,
    element: page(() =>
      import('./google-chooser/google-chooser-page.tsx').then((module) => ({
        default: module.GoogleChooserPage,
      })),
    ),
  },
  {
    path: pages.parts.path,
    element: page(() =>
      import('@pokriv/web-kit/ui/parts-page').then((module) => ({ default: module.PartsPage })),
    ),
  },
];

/** Lazy, since it is rare. */
export const notFoundRoute: RouteObject = {
  path: '*',
  element: page(() => import('./not-found-page.tsx').then((module) => ({ default: module.NotFoundPage }))),
};

const openRoutes: RouteObject[] = [notFoundRoute];
const allRoutes = [...localRoutes, ...openRoutes];

export const shellRoutes = (): RouteObject[] => (boot().authEmulator ? allRoutes : openRoutes);
