import type { QueryOf, ReplyOf } from '@pokriv/contracts/endpoints';
import type { AppError } from '@pokriv/contracts/errors';
import { call, swrDefaults } from '@pokriv/web-kit/api';
import { useRef } from 'react';
import useSWR from 'swr';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
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
