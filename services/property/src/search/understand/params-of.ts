import type { Reading, ReadParam } from '@pokriv/contracts/search/suggest';

import type { Given } from './lexicon.ts';

const lists: ReadonlySet<ReadParam> = new Set([
  ...(['neighborhood', 'metroStation', 'propertyType', 'layout', 'furnishing', 'heating'] as const),
  ...(['constructionType', 'amenities', 'suitableFor'] as const),
]);

const bounds = [
  ['priceMin', 'priceMax'],
  ['areaMin', 'areaMax'],
  ['floorMin', 'floorMax'],
  ['roomsMin', 'roomsMax'],
] as const satisfies readonly (readonly [ReadParam, ReadParam])[];

/** Search parameters of a sentence; the last of contradicting values wins. */
export function paramsOf(given: readonly Given[]): Reading['params'] {
  const params: Reading['params'] = {};
  for (const [param, value] of given) {
    const before = params[param];
    if (!lists.has(param)) params[param] = value;
    else params[param] = [...new Set([...(Array.isArray(before) ? before : []), value])];
  }
  for (const [least, most] of bounds) {
    const [low, high] = [params[least], params[most]];
    if (low !== undefined && high !== undefined && Number(low) > Number(high))
      [params[least], params[most]] = [high, low];
  }
  return params;
}
