import { color, radius } from '@pokriv/web-kit/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { mapColours } from './map-colours.ts';
import type { PlaceMapProps } from './place-map-view.tsx';

const PlaceMapView = lazy(() => import(/* webpackChunkName: "place-map" */ './place-map-view.tsx'));

const Frame = styled.div`
  height: clamp(240px, 44vw, 360px);
`;

const Ground = styled.div<{ $isExact: boolean }>`
  ${mapColours}
  display: grid;
  place-items: center;
  height: 100%;
  border-radius: ${radius.card};
  background: var(--map-built);

  &::before {
    content: '';
    width: ${({ $isExact }) => ($isExact ? '22px' : '72px')};
    aspect-ratio: 1;
    border: ${({ $isExact }) => ($isExact ? '5px' : '2.5px')} solid ${color.accent};
    border-radius: ${radius.full};
    background: color-mix(in srgb, ${color.accent} 8%, transparent);
  }
`;

const NEAR = '400px 0px';

/** Approximate location of a listing. Loads when scrolled near, never on the server. */
export function PlaceMap(props: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        watch.disconnect();
      },
      { rootMargin: NEAR },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);

  const space = <Ground aria-hidden="true" $isExact={props.isExact ?? false} />;
  return (
    <Frame ref={frame}>
      {isNear ? (
        <Suspense fallback={space}>
          <PlaceMapView {...props} />
        </Suspense>
      ) : (
        space
      )}
    </Frame>
  );
}
