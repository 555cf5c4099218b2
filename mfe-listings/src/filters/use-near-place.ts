import type { nearPlace, NearPlace } from '@pokriv/contracts/place/near-place';
import { use } from 'react';

import { readBox } from '../search-address/area.ts';
import type { SearchState } from '../search-address/search-state.ts';

type Names = { nearPlace: typeof nearPlace } | undefined;

let loading: Promise<Names> | undefined;

/** Without the names the heading has no place. */
const load = (): Promise<Names> =>
  (loading ??= import(/* webpackChunkName: "near-place" */ '@pokriv/contracts/place/near-place').catch(
    () => undefined,
  ));

/**
 * Place name of the map box. Suspends while the names load (only searches with a box need them); the router keeps the
 * previous screen meanwhile.
 */
export function useNearPlace({ bbox, polygon }: SearchState): NearPlace | undefined {
  const box = polygon ? undefined : readBox(bbox);
  return box && use(load())?.nearPlace(box);
}
