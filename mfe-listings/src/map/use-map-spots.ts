import type { QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';
import type { AppError } from '@pokriv/contracts/errors';
import type { MapReply } from '@pokriv/contracts/search/search';
import { call, swrDefaults } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useMemo, useRef } from 'react';
import useSWR from 'swr';

import { useFavorites } from '../heart/use-favorites.ts';
import { widenToGrid, writeBox } from './box.ts';
import type { MapFilters } from './map-filters.ts';
import type { MapWindow } from './use-map-window.ts';

type Query = QueryOf<'readMap'>;

function queryOf(filters: MapFilters, { box, zoom }: MapWindow): Query {
  const whole = Math.round(zoom);
  return { ...filters, bbox: writeBox(widenToGrid(box, whole)), zoom: String(whole) };
}

/** Previous spots stay while loading; a late response is dropped. */
export function useMapSpots(filters: MapFilters, mapWindow: MapWindow | undefined) {
  const query = mapWindow && queryOf(filters, mapWindow);
  const running = useRef<AbortController>(undefined);
  const read = () => {
    running.current?.abort();
    running.current = new AbortController();
    return call('readMap', { query, signal: running.current.signal, quiet: pageErrorCodes });
  };
  const key = query ? ['readMap', null, query] : null;
  return useSWR<ReplyOf<'readMap'>, AppError>(key, read, { ...swrDefaults, keepPreviousData: true });
}

/** Clusters of the server do not name their listings, so their counts include hidden ones. */
export function withoutHidden(reply: MapReply | undefined, hidden: readonly string[]): MapReply | undefined {
  if (!reply || hidden.length === 0) return reply;
  const ids = new Set(hidden);
  return { ...reply, pins: reply.pins.filter(({ id }) => !ids.has(id)) };
}

/** Ids of the pins that are favourites, also those whose heart was just pressed. */
export function useFavoritePins(reply: MapReply | undefined): ReadonlySet<string> {
  const { isFavorite } = useFavorites();
  const ids = reply?.pins.map(({ id }) => id).filter(isFavorite) ?? [];
  const key = ids.join(' ');
  return useMemo(() => new Set(key.split(' ')), [key]);
}
