import { Checkbox, Chip } from '@pokriv/web-kit/ui/forms';
import { ListChecks } from 'lucide-react';

import { texts } from './messages.ts';
import type { Bulk } from './use-bulk.ts';

export function ChoiceHead({ bulk }: { bulk: Bulk }) {
  const { open, chosen, isChoosing, setMode, tickAll } = bulk;
  if (open.length === 0) return null;
  return (
    <>
      <Chip pressed={isChoosing} onToggle={setMode}>
        <ListChecks />
        {texts.choose}
      </Chip>
      {isChoosing && (
        <Checkbox
          label={texts.all}
          checked={chosen.length === open.length}
          onChange={(event) => tickAll(event.target.checked)}
        />
      )}
    </>
  );
}
