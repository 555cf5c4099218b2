import type { SearchParams } from '@pokriv/contracts/search/search';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';

import type { SaveSearch } from '../alerts/use-save-search.tsx';
import { useHidden } from '../hidden/hidden-store.ts';
import { toBox } from './bounds.ts';
import { writeBox } from './box.ts';
import { AreaTools } from './drawing/area-tools.tsx';
import { useArea } from './drawing/use-area.ts';
import type { Pin } from './layers/spot-icons.ts';
import { mapFilters } from './map-filters.ts';
import { MapMessages } from './map-messages.tsx';
import { Canvas, Corner, MapRoot, Surface, ToggleTool, Tool } from './map-parts.ts';
import { MapSmallPrint } from './map-small-print.tsx';
import { mapTexts } from './messages.ts';
import { MetroKey } from './metro-key.tsx';
import { PinCard } from './pin-card.tsx';
import { SaveTool } from './save-tool.tsx';
import { useLeaflet } from './use-leaflet.ts';
import { fitPlace, useMapPlace } from './use-map-place.ts';
import { useFavoritePins, useMapSpots, withoutHidden } from './use-map-spots.ts';
import { useMapWindow } from './use-map-window.ts';
import { useQuietMoves } from './use-quiet-moves.ts';
import { useSpots } from './use-spots.ts';
import { useVisited } from './use-visited.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface SearchMapProps {
  /** API query of the search; its window, sort and page are ignored. */
  query: SearchParams;
  /** View, on mount and on change: the narrowest of area, window and city, otherwise the whole country. */
  city?: string;
  /** `west,south,east,north` */
  bbox?: string;
  /** `lon,lat;lon,lat;…` */
  polygon?: string;
  /** Shown with an area or a window. */
  save?: SaveSearch;
  hoveredId?: string;
  onHover: (id: string | undefined) => void;
  onBounds: (bbox: string) => void;
  onPolygon: (polygon: string | undefined) => void;
}

/** Optional: the list has the same content. */
export default function SearchMap(props: SearchMapProps) {
  const { query, city, bbox, polygon, save, hoveredId, onHover, onBounds, onPolygon } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const [isMoved, setIsMoved] = useState(false);
  const [opened, setOpened] = useState<{ pin: Pin; isByKeyboard: boolean; area: string }>();
  // The card belongs to the searched area and closes with it.
  const areaKey = `${city ?? ''} ${polygon ?? ''}`;
  const open = opened?.area === areaKey ? opened : undefined;

  const map = useLeaflet(canvas, (created) => fitPlace(created, { city, bbox, polygon }));
  const { moveQuietly, consumeUserMove } = useQuietMoves(map);
  const recordPlace = useMapPlace(map, { city, bbox, polygon }, moveQuietly);
  const askFor = (box: string): void => {
    setIsMoved(false);
    recordPlace({ bbox: box });
    onBounds(box);
  };
  /** Searches the visible area: the map may have moved since the last settled window. */
  const searchHere = (): void => {
    if (!map) return;
    map.stop();
    consumeUserMove();
    askFor(writeBox(toBox(map.getBounds())));
  };
  const area = useArea({
    map,
    surface,
    polygon,
    onPolygon: (drawn) => {
      setIsMoved(false);
      recordPlace({ polygon: drawn, bbox: undefined });
      onPolygon(drawn);
    },
  });
  const isResting = area.mode === 'rest';
  const mapWindow = useMapWindow(map, {
    consumeUserMove,
    onMoved: (box) => {
      if (polygon || !isResting) return;
      if (isFollowing) askFor(writeBox(box));
      else setIsMoved(true);
    },
  });

  const filters = useMemo(() => mapFilters(query), [query]);
  const found = useMapSpots(filters, mapWindow);
  const hidden = useHidden();
  const shown = useMemo(() => withoutHidden(found.data?.data, hidden), [found.data, hidden]);
  const { visited, visit } = useVisited();
  const favorites = useFavoritePins(shown);
  const spots = useSpots(map, {
    reply: shown,
    zoom: mapWindow?.zoom,
    hoveredId,
    openId: open?.pin.id,
    visited,
    favorites,
    onHover,
    onPin: (pin, isByKeyboard) => {
      visit(pin.id);
      setOpened({ pin, isByKeyboard, area: areaKey });
    },
    onTight: askFor,
  });

  useEffect(() => {
    if (!map) return;
    const close = () => setOpened(undefined);
    map.on('click', close);
    return () => void map.off('click', close);
  }, [map]);

  const countsHidden = hidden.length > 0 && (shown?.clusters.length ?? 0) > 0;
  const note = countsHidden ? `${mapTexts.approximate} ${mapTexts.hiddenCounted}` : mapTexts.approximate;

  const closeCard = (): void => {
    if (open) spots.current?.focus(open.pin.id);
    setOpened(undefined);
  };
  const leave = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    if (!isResting) area.cancel();
    else if (open) closeCard();
  };

  return (
    <MapRoot aria-label={mapTexts.label} onKeyDown={leave}>
      <Corner $at="top-left">
        <AreaTools area={area} />
        {isResting && !polygon && (
          <ToggleTool>
            <input
              type="checkbox"
              checked={isFollowing}
              onChange={({ target }) => {
                setIsFollowing(target.checked);
                if (target.checked && isMoved) searchHere();
              }}
            />
            {mapTexts.follow}
          </ToggleTool>
        )}
        {isResting && save && (polygon ?? bbox) && <SaveTool save={save} />}
        {isResting && isMoved && !polygon && (
          <Tool type="button" $isMain onClick={searchHere}>
            {mapTexts.searchHere}
          </Tool>
        )}
      </Corner>
      <Canvas ref={canvas} role="group" aria-label={mapTexts.keys} />
      {area.mode === 'drawing' && <Surface ref={surface} />}
      <Corner $at="top-right">
        <ZoomButtons map={map} />
        <MetroKey mapWindow={mapWindow} />
      </Corner>
      {isResting && <MapMessages map={map} mapWindow={mapWindow} found={found} shown={shown} />}
      {map && open && isResting && (
        <PinCard map={map} pin={open.pin} isByKeyboard={open.isByKeyboard} onClose={closeCard} />
      )}
      <Corner $at="bottom">
        <MapSmallPrint note={note} />
      </Corner>
    </MapRoot>
  );
}
