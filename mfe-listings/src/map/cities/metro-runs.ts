import {
  findMetroStation,
  metroLines,
  type MetroLine,
  type MetroStation,
} from '@pokriv/contracts/place/metro';
import { metroCourses } from '@pokriv/contracts/place/metro-courses';

import type { Corner } from './shape.ts';

/** A stretch between stations that the same lines run along. */
export interface MetroRun {
  lines: readonly MetroLine[];
  points: readonly Corner[];
}

interface Hop {
  lines: readonly MetroLine[];
  from: MetroStation;
  to: MetroStation;
}

const keyOf = (one: string, other: string): string => [one, other].toSorted().join();

/** Lines by pair of neighbouring stations. */
function linesOfHops(): Map<string, MetroLine[]> {
  const lines = new Map<string, MetroLine[]>();
  for (const line of metroLines)
    metroCourses[line].slice(1).forEach((to, index) => {
      const key = keyOf(metroCourses[line][index] ?? to, to);
      lines.set(key, [...(lines.get(key) ?? []), line]);
    });
  return lines;
}

function hopsOf(line: MetroLine, shared: Map<string, MetroLine[]>): Hop[] {
  const course = metroCourses[line];
  return course.slice(1).flatMap((id, index) => {
    const before = course[index] ?? id;
    const [from, to] = [findMetroStation(before), findMetroStation(id)];
    return from && to ? [{ lines: shared.get(keyOf(before, id)) ?? [line], from, to }] : [];
  });
}

const toCorner = ({ lat, lon }: MetroStation): Corner => [lat, lon];

/** Each stretch once: one that several lines share belongs to all of them. */
export function metroRuns(): MetroRun[] {
  const shared = linesOfHops();
  return metroLines.flatMap((line) => {
    const runs: { lines: readonly MetroLine[]; points: Corner[] }[] = [];
    let former: Hop | undefined;
    for (const hop of hopsOf(line, shared)) {
      const isSame = former?.lines.join() === hop.lines.join();
      if (isSame) runs.at(-1)?.points.push(toCorner(hop.to));
      else runs.push({ lines: hop.lines, points: [toCorner(hop.from), toCorner(hop.to)] });
      former = hop;
    }
    return runs.filter(({ lines }) => lines[0] === line);
  });
}
