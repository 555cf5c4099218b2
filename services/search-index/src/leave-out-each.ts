import { keepCommon, type Bits } from './bits.ts';
import { costOf, keepFitting, type Filter } from './matches.ts';
import type { IndexSchema } from './schema.ts';
import type { SearchIndex } from './search-index.ts';

type Filters<Schema extends IndexSchema> = readonly Filter<Schema>[];

interface Step<Schema extends IndexSchema> {
  filters: Filters<Schema>;
  group?: number;
  cost: number;
}

/**
 * Results of `matches` without each group of filters in turn, in one pass: a matching row fails at most that
 * one group, so two bit sets, for rows that failed no group and exactly one, replace a search per group.
 * @param always filters outside the groups
 * @param use synchronous: the rows are valid, and may be changed, only during the call
 */
export function leaveOutEach<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  { always, groups }: { always: Filters<Schema>; groups: readonly Filters<Schema>[] },
  use: (rows: Bits, group: number) => void,
): void {
  if (groups.length === 0) return;
  const { scratch } = index;
  const left = index.all();
  const failed = { none: scratch.copyOf(left), one: scratch.empty(left.length) };
  const kept: Bits[] = [];
  for (const { filters, group } of stepsOf(index, { always, groups })) {
    const passing = group === undefined ? left : scratch.copyOf(left);
    for (const filter of filters) keepFitting(index, passing, filter);
    if (group === undefined) {
      keepCommon(failed.none, passing);
      keepCommon(failed.one, passing);
    } else {
      countFailing(failed, passing, left);
      kept[group] = passing;
    }
  }
  for (const [group, passing] of kept.entries()) {
    const rows = left;
    for (let at = 0; at < rows.length; at += 1)
      rows[at] = (failed.none[at] ?? 0) | ((failed.one[at] ?? 0) & ~(passing[at] ?? 0));
    use(rows, group);
  }
  scratch.giveBack(left, failed.none, failed.one, ...kept);
}

/** Cheap filters run first, as in `matches`. */
function stepsOf<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  { always, groups }: { always: Filters<Schema>; groups: readonly Filters<Schema>[] },
): Step<Schema>[] {
  const steps = [
    ...always.map((filter) => ({ filters: [filter], cost: costOf(index, filter) })),
    ...groups.map((filters, group) => ({
      ...{ filters, group },
      cost: Math.max(...filters.map((filter) => costOf(index, filter))),
    })),
  ];
  return steps.sort((one, other) => one.cost - other.cost);
}

/** @param left set to the rows that failed at most one group */
function countFailing({ none, one }: { none: Bits; one: Bits }, passing: Bits, left: Bits): void {
  for (let at = 0; at < left.length; at += 1) {
    const before = none[at] ?? 0;
    const passes = passing[at] ?? 0;
    none[at] = before & passes;
    one[at] = ((one[at] ?? 0) & passes) | (before & ~passes);
    left[at] = (none[at] ?? 0) | (one[at] ?? 0);
  }
}
