import { Checkbox, Chip } from '@pokriv/web-kit/ui/forms';
import { ListChecks } from 'lucide-react';

import { texts } from './messages.ts';
import type { Bulk } from './use-bulk.ts';

/** Switches the selection of rows on and off. */
export function ChooseSeveral({ bulk: { open, isChoosing, setMode } }: { bulk: Bulk }) {
  if (open.length === 0) return null;
  return (
    <Chip pressed={isChoosing} onToggle={setMode}>
      <ListChecks />
      {texts.choose}
    </Chip>
  );
}

export function ChooseAll({ bulk: { open, chosen, isChoosing, tickAll } }: { bulk: Bulk }) {
  if (open.length === 0 || !isChoosing) return null;
  return (
    <Checkbox
      label={texts.all}
      checked={chosen.length === open.length}
      onChange={(event) => tickAll(event.target.checked)}
    />
  );
}
