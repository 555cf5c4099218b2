import type { MapReply } from '@pokriv/contracts/search/search';
import { useCurrency } from '@pokriv/web-kit/price';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';

import { readBox } from '../search-address/area.ts';
import { roomAround, toBounds } from './bounds.ts';
import { writeBox } from './box.ts';
import { addSpots, type SpotEvents, type Spots } from './layers/spots.ts';
import { groupSpots, type GroupedSpots } from './layers/group-spots.ts';
import type { Group } from './layers/group.ts';
import { groupSize } from './layers/label-groups.ts';
import { keepNamesClear, type Obstacle } from './layers/names.ts';
import { pinPrice } from './layers/spot-icons.ts';
import { pinSize } from './layers/spot-size.ts';

interface SpotParts extends Pick<SpotEvents, 'onHover' | 'onPin'> {
  reply: MapReply | undefined;
  zoom: number | undefined;
  hoveredId: string | undefined;
  openId: string | undefined;
  visited: ReadonlySet<string>;
  favorites: ReadonlySet<string>;
  /** A cluster that no zoom splits: the list shows its listings instead. */
  onTight: (bbox: string) => void;
}

/** Degrees around listings at one point. */
const AROUND = 0.0005;
const ROOM = 48;

const widened = ([west, south, east, north]: Group['bbox']): string =>
  writeBox([west - AROUND, south - AROUND, east + AROUND, north + AROUND]);

const sizesOf = ({ pins, groups, currency }: GroupedSpots): Obstacle[] => [
  ...pins.map(({ lat, lon, price }) => ({ lat, lon, ...pinSize(pinPrice(price, currency)) })),
  ...groups.map(({ lat, lon, ...group }) => ({ lat, lon, ...groupSize(group) })),
];

export function useSpots(map: LeafletMap | undefined, parts: SpotParts) {
  const { reply, zoom, hoveredId, openId, visited, favorites } = parts;
  const currency = useCurrency();
  const spots = useRef<Spots>(undefined);
  const events = useRef(parts);

  useEffect(() => {
    events.current = parts;
  });

  useEffect(() => {
    if (!map) return;
    const open = (group: Group): void => {
      const box = widened(group.bbox);
      if (map.getZoom() >= map.getMaxZoom()) events.current.onTight(box);
      else map.fitBounds(toBounds(readBox(box) ?? group.bbox), roomAround(map, ROOM));
    };
    spots.current = addSpots(map, {
      onHover: (id) => events.current.onHover(id),
      onPin: (pin, isByKeyboard) => events.current.onPin(pin, isByKeyboard),
      onGroup: open,
    });
  }, [map]);

  const grouped = useMemo(() => {
    if (!map || !reply || zoom === undefined) return undefined;
    return groupSpots(reply, ({ lat, lon }) => map.project([lat, lon], zoom), currency);
  }, [map, reply, zoom, currency]);

  useEffect(() => {
    if (!map || !grouped) return;
    spots.current?.show(grouped);
    keepNamesClear(map, sizesOf(grouped));
  }, [map, grouped]);

  useEffect(() => {
    spots.current?.mark({ hoveredId, openId, visited, favorites });
  }, [grouped, hoveredId, openId, visited, favorites]);

  return spots;
}
