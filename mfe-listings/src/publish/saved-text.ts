import { formatCount } from '@pokriv/web-kit/format';

import type { DraftState } from './draft-state.ts';
import { unitLabel } from './keeping/unit-text.ts';
import { publishTexts as texts } from './messages.ts';

/** More names than this are counted instead. */
const NAMES_MAX = 3;

const namesOf = (units: readonly string[]): string =>
  units.length > NAMES_MAX ? formatCount(units.length, texts.fieldWords) : units.map(unitLabel).join(', ');

/**
 * What saving a published listing has done: what applies already and what waits for a moderator (decisions §5).
 * @param sent the fields that were changed
 */
export function savedText(sent: ReadonlySet<string>, { server }: Pick<DraftState, 'server'>): string {
  const waiting = server?.revision?.status === 'pending' ? server.revision.changed : [];
  const applied = [...sent].filter((unit) => !waiting.includes(unit));
  if (waiting.length === 0) return sent.size > 0 ? texts.updated : texts.nothingChanged;
  const waits = texts.nowWaits(namesOf(waiting));
  return applied.length > 0 ? `${texts.nowApplies(namesOf(applied))} ${waits}` : waits;
}
