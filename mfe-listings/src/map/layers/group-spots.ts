import { cents, type Currency } from '@pokriv/contracts/money';
import type { MapReply } from '@pokriv/contracts/search/search';

import type { Group, LabelledGroup } from './group.ts';
import { labelGroups } from './label-groups.ts';
import { pinPrice, type Cluster, type Pin } from './spot-icons.ts';
import { clusterSize, pinSize } from './spot-size.ts';

/** Spots with prices in `currency`. */
export interface GroupedSpots {
  currency: Currency;
  pins: Pin[];
  groups: LabelledGroup[];
}

interface Spot {
  x: number;
  y: number;
}
interface Pile extends Spot {
  width: number;
  height: number;
  clusters: Cluster[];
  pins: Pin[];
}

/** Allowed overlap of pins, px. */
const OVERLAP = 4;

function pileOfPin(spot: Spot, pin: Pin, currency: Currency): Pile {
  return { ...spot, ...pinSize(pinPrice(pin.price, currency)), clusters: [], pins: [pin] };
}

function pileOfCluster(spot: Spot, cluster: Cluster): Pile {
  const size = clusterSize(cluster.count);
  return { ...spot, width: size, height: size, clusters: [cluster], pins: [] };
}

const covers = (one: Pile, other: Pile): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - OVERLAP &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - OVERLAP;

function groupOf({ clusters, pins }: Pile): Group {
  const [first] = clusters;
  if (first && clusters.length === 1 && pins.length === 0) return first;
  const boxes = [
    ...clusters.map(({ bbox }) => bbox),
    ...pins.map(({ lat, lon }) => [lon, lat, lon, lat] as const),
  ];
  const at = first ?? pins[0] ?? { lat: 0, lon: 0 };
  return {
    lat: at.lat,
    lon: at.lon,
    count: clusters.reduce((sum, { count }) => sum + count, pins.length),
    priceMin: cents(Math.min(...clusters.map(({ priceMin }) => priceMin), ...pins.map(({ price }) => price))),
    bbox: [
      Math.min(...boxes.map(([west]) => west)),
      Math.min(...boxes.map(([, south]) => south)),
      Math.max(...boxes.map(([, , east]) => east)),
      Math.max(...boxes.map(([, , , north]) => north)),
    ],
    ids: pins.map(({ id }) => id),
  };
}

/**
 * Clusters spots that would overlap at this zoom, at the place of the largest: the server does not know the width of a
 * pin with its price in `currency`.
 */
export function groupSpots(
  { pins, clusters }: MapReply,
  toSpot: (place: { lat: number; lon: number }) => Spot,
  currency: Currency,
): GroupedSpots {
  const piles: Pile[] = [];
  const largestFirst = clusters.toSorted((one, other) => other.count - one.count);
  for (const next of [
    ...largestFirst.map((cluster) => pileOfCluster(toSpot(cluster), cluster)),
    ...pins.map((pin) => pileOfPin(toSpot(pin), pin, currency)),
  ]) {
    const pile = piles.find((other) => covers(other, next));
    if (pile) {
      pile.clusters.push(...next.clusters);
      pile.pins.push(...next.pins);
    } else piles.push(next);
  }
  const isPin = ({ pins: held, clusters: kept }: Pile) => held.length === 1 && kept.length === 0;
  const single = piles.filter(isPin).flatMap((pile) => pile.pins);
  const groups = piles.filter((pile) => !isPin(pile)).map(groupOf);
  return { currency, pins: single, groups: labelGroups(groups, single, { toSpot, currency }) };
}
