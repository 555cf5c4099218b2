import type { MapReply } from '@pokriv/contracts/search/search';
import { formatCount } from '@pokriv/web-kit/format';
import { asEdgeFollower, Button, color, VisuallyHidden } from '@pokriv/web-kit/ui';
import type { Map as LeafletMap } from 'leaflet';
import { keyframes, styled } from 'styled-components';

import { contains, type Box } from '../search-address/area.ts';
import { Message } from './map-parts.ts';
import { mapTexts } from './messages.ts';
import type { useMapSpots } from './use-map-spots.ts';
import type { MapWindow } from './use-map-window.ts';

const pass = keyframes`
  from { translate: -100% 0; }
  to { translate: 100% 0; }
`;

const Shimmer = styled.span`
  position: absolute;
  z-index: 2;
  bottom: 0;
  width: 100%;
  height: 3px;
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    height: 100%;
    background: linear-gradient(90deg, transparent, ${color.accent}, transparent);
    animation: ${pass} 1200ms ease-in-out infinite;
  }
`;

/** Listings in a window; a cluster counts at its centre. */
const countIn = ({ pins, clusters }: MapReply, box: Box): number =>
  pins.filter((pin) => contains(box, pin)).length +
  clusters.reduce((sum, cluster) => sum + (contains(box, cluster) ? cluster.count : 0), 0);

interface MapMessagesProps {
  map: LeafletMap | undefined;
  mapWindow: MapWindow | undefined;
  found: ReturnType<typeof useMapSpots>;
  /** Its reply without hidden listings. */
  shown: MapReply | undefined;
}

export function MapMessages({ map, mapWindow, found, shown }: MapMessagesProps) {
  const { data, error, isLoading, mutate } = found;
  if (error && !isLoading) {
    return (
      <Message ref={asEdgeFollower} role="alert">
        {mapTexts.failed}
        <Button type="button" variant="secondary" size="small" onClick={() => void mutate()}>
          {mapTexts.retry}
        </Button>
      </Message>
    );
  }
  if (isLoading || !data || !shown || !mapWindow) {
    return (
      <>
        <VisuallyHidden role="status">{mapTexts.loading}</VisuallyHidden>
        <Shimmer />
      </>
    );
  }
  const count = countIn(shown, mapWindow.box);
  if (count > 0) {
    return (
      <VisuallyHidden role="status">{mapTexts.shown(formatCount(count, mapTexts.listings))}</VisuallyHidden>
    );
  }
  const canWiden = map !== undefined && mapWindow.zoom > map.getMinZoom();
  return (
    <Message ref={asEdgeFollower} role="status">
      {countIn(data.data, mapWindow.box) > 0 ? mapTexts.allHidden : mapTexts.empty}
      {canWiden && (
        <Button type="button" variant="secondary" size="small" onClick={() => map.zoomOut(2)}>
          {mapTexts.widen}
        </Button>
      )}
    </Message>
  );
}
