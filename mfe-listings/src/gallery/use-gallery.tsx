import type { PropertyImage } from '@pokriv/contracts/property';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const Gallery = lazy(() =>
  import(/* webpackChunkName: "gallery" */ './gallery.tsx').then(({ Gallery: component }) => ({
    default: component,
  })),
);

interface GalleryOf {
  images: readonly PropertyImage[];
  title: string;
}

/** The fullscreen gallery of a listing, loaded when it is first opened: render `view`, call `openAt`. */
export function useGallery({ images, title }: GalleryOf): {
  openAt: (index: number) => void;
  view: ReactNode;
} {
  const [start, setStart] = useState<number>();
  return {
    openAt: setStart,
    view: start !== undefined && images.length > 0 && (
      <Suspense fallback={null}>
        <Gallery images={images} title={title} start={start} onClose={() => setStart(undefined)} />
      </Suspense>
    ),
  };
}
