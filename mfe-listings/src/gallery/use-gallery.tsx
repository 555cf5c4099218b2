import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const Gallery = lazy(() =>
  import(/* webpackChunkName: "gallery" */ './gallery.tsx').then(({ Gallery: component }) => ({
    default: component,
  })),
);

const MARK = 'gallery';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

interface GalleryOf {
  images: readonly PropertyImage[];
  title: string;
}

/**
 * Lazy gallery: render `view`, call `openAt`. Open, it is a history entry with the same URL, unknown to the router, so
 * that Back closes it.
 */
export function useGallery({ images, title }: GalleryOf): {
  openAt: (index: number) => void;
  view: ReactNode;
} {
  const [start, setStart] = useState<number>();
  const isOpen = start !== undefined;

  useEffect(() => {
    if (!isOpen) return;
    const onBack = () => setStart(undefined);
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [isOpen]);

  const openAt = (index: number) => {
    if (images.length === 0) return;
    history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
    setStart(index);
  };
  const close = () => {
    setStart(undefined);
    if (isMarked(history.state)) history.back();
  };

  return {
    openAt,
    view: start !== undefined && (
      <Suspense fallback={null}>
        <Gallery images={images} title={title} start={start} onClose={close} />
      </Suspense>
    ),
  };
}
