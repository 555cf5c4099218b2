import type { nearPlace, NearPlace } from '@pokriv/contracts/place/near-place';
import { use } from 'react';

import { readBox } from '../search-address/area.ts';
import type { SearchState } from '../search-address/search-state.ts';

type Names = { nearPlace: typeof nearPlace } | undefined;

let loading: Promise<Names> | undefined;

/** When the names do not load, the heading names no place. */
const load = (): Promise<Names> =>
  (loading ??= import(/* webpackChunkName: "near-place" */ '@pokriv/contracts/place/near-place').catch(
    () => undefined,
  ));

/**
 * The place of the part of the map that a search is narrowed to. Suspends while the names of places load, which only such a search
 * needs: the router keeps the former screen meanwhile.
 */
export function useNearPlace({ bbox, polygon }: SearchState): NearPlace | undefined {
  const box = polygon ? undefined : readBox(bbox);
  return box && use(load())?.nearPlace(box);
}
