import { asBottomBar, Button } from '@pokriv/web-kit/ui';
import { Check, X } from 'lucide-react';
import { useLayoutEffect } from 'react';

import { ReasonDialog } from '../../deciding/reason-dialog.tsx';
import { Bar, Decisions, Place } from '../../undo/bar-frame.ts';
import { useFocusIfLost } from '../../undo/use-focus-if-lost.ts';
import { texts } from './messages.ts';
import type { Bulk } from './use-bulk.ts';

interface BulkBarProps {
  bulk: Bulk;
  isRejecting: boolean;
  onReject: (isAsked: boolean) => void;
}

export function BulkBar({ bulk, isRejecting, onReject }: BulkBarProps) {
  const { chosen, decide } = bulk;
  if (chosen.length === 0) return null;
  return (
    <Place>
      <ChoiceBar bulk={bulk} onReject={() => onReject(true)} />
      <ReasonDialog
        action={isRejecting ? 'reject' : undefined}
        as={texts.reason(chosen.length)}
        onDecide={(decision) => {
          onReject(false);
          decide(decision);
          return Promise.resolve();
        }}
        onClose={() => onReject(false)}
      />
    </Place>
  );
}

function ChoiceBar({ bulk: { chosen, decide, tickAll }, onReject }: { bulk: Bulk; onReject: () => void }) {
  const bar = useFocusIfLost();
  useLayoutEffect(() => asBottomBar(bar.current), [bar]);
  return (
    <Bar ref={bar} aria-label={texts.bar} tabIndex={-1}>
      <p role="status">
        <strong>{texts.chosen(chosen.length)}</strong>
      </p>
      <Button type="button" size="small" variant="quiet" onClick={() => tickAll(false)}>
        {texts.clear}
      </Button>
      <Decisions>
        <Button type="button" size="small" onClick={() => decide({ action: 'approve' })}>
          <Check />
          {texts.approve}
        </Button>
        <Button type="button" size="small" variant="secondary" onClick={onReject}>
          <X />
          {texts.reject}
        </Button>
      </Decisions>
    </Bar>
  );
}
