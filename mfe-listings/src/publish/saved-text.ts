import { formatCount } from '@pokriv/web-kit/format';

import type { DraftState } from './draft-state.ts';
import { unitLabel } from './saving/unit-text.ts';
import { publishTexts as texts } from './messages.ts';

const NAMES_MAX = 3;

const namesOf = (units: readonly string[]): string =>
  units.length > NAMES_MAX ? formatCount(units.length, texts.fieldWords) : units.map(unitLabel).join(', ');

/**
 * Result of saving a published listing: immediate changes and pending ones (decisions §5).
 * @param sent changed fields
 */
export function savedText(sent: ReadonlySet<string>, { server }: Pick<DraftState, 'server'>): string {
  const waiting = server?.revision?.status === 'pending' ? server.revision.changed : [];
  const applied = [...sent].filter((unit) => !waiting.includes(unit));
  if (waiting.length === 0) return sent.size > 0 ? texts.updated : texts.nothingChanged;
  const waits = texts.nowWaits(namesOf(waiting));
  return applied.length > 0 ? `${texts.nowApplies(namesOf(applied))} ${waits}` : waits;
}
