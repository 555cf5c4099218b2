import type { MetroWay } from '@pokriv/contracts/listing/property';
import { findMetroStation } from '@pokriv/contracts/place/metro';

import { placeTexts } from './messages.ts';

type WayText = (minutes: number, station: string) => string;

const textOf = ({ station, minutes }: MetroWay, text: WayText): string | undefined => {
  const name = findMetroStation(station)?.name;
  return name === undefined ? undefined : text(minutes, name);
};

/** „около 7 мин до м. Витоша“; undefined for a station unknown to this release. */
export const wayToMetro = (way: MetroWay): string | undefined => textOf(way, placeTexts.wayToMetro);

/** „около 7 мин пеша до м. Витоша“. */
export const walkToMetro = (way: MetroWay): string | undefined => textOf(way, placeTexts.walkToMetro);
