import type { HistoryEntry } from '@pokriv/contracts/listing/property-endpoints';
import { contentSteps } from '@pokriv/contracts/listing/listing-steps';

export type FoldedEntry =
  | { kind: 'step'; entry: HistoryEntry }
  | { kind: 'edits'; state: HistoryEntry['to']; entries: HistoryEntry[] };

/** Folds consecutive edits within one state; keeps the order. */
export function foldHistory(history: readonly HistoryEntry[]): FoldedEntry[] {
  const folded: FoldedEntry[] = [];
  for (const entry of history) {
    const last = folded.at(-1);
    if (!contentSteps.includes(entry.action)) folded.push({ kind: 'step', entry });
    else if (last?.kind === 'edits' && last.state === entry.to) last.entries.push(entry);
    else folded.push({ kind: 'edits', state: entry.to, entries: [entry] });
  }
  return folded;
}
