import type { nearPlace, NearPlace } from '@pokriv/contracts/place/near-place';
import { use } from 'react';

import { readBox } from '../search-address/area.ts';
import type { SearchState } from '../search-address/search-state.ts';

type Names = { nearPlace: typeof nearPlace } | undefined;

let loading: Promise<Names> | undefined;

/** Without place names the heading omits the place. */
const load = (): Promise<Names> =>
  (loading ??= import(/* webpackChunkName: "near-place" */ '@pokriv/contracts/place/near-place').catch(
    () => undefined,
  ));

/**
 * Place name of the map box. Suspends while names load (needed only for a box); the router keeps the previous screen
 * meanwhile.
 */
export function useNearPlace({ bbox, polygon }: SearchState): NearPlace | undefined {
  const box = polygon ? undefined : readBox(bbox);
  return box && use(load())?.nearPlace(box);
}
