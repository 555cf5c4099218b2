import { asBottomBar, Button, Cluster } from '@pokriv/web-kit/ui';
import { Check, X } from 'lucide-react';
import { useLayoutEffect } from 'react';

import { ReasonDialog } from '../../deciding/reason-dialog.tsx';
import { Bar, Decisions, Place } from '../../undo/bar-frame.ts';
import { useFocusIfLost } from '../../undo/use-focus-if-lost.ts';
import type { QueueUndo } from '../use-queue-undo.ts';
import { texts } from './messages.ts';
import { RiskCount } from './risk-count.tsx';
import { RiskyDialog } from './risky-dialog.tsx';
import type { Bulk } from './use-bulk.ts';

/** Dialog before a bulk decision: the reason of a rejection, or the acceptance of risks. */
export type BulkQuestion = 'reason' | 'risks';

interface BulkBarProps {
  bulk: Bulk;
  formerOf: QueueUndo['formerOf'];
  asked: BulkQuestion | undefined;
  onAsk: (question: BulkQuestion | undefined) => void;
  onApprove: () => void;
}

export function BulkBar({ bulk, formerOf, asked, onAsk, onApprove }: BulkBarProps) {
  const { chosen, decide } = bulk;
  if (chosen.length === 0) return null;
  return (
    <Place>
      <ChoiceBar bulk={bulk} onApprove={onApprove} onReject={() => onAsk('reason')} />
      <RiskyDialog bulk={bulk} isOpen={asked === 'risks'} onClose={() => onAsk(undefined)} />
      <ReasonDialog
        action={asked === 'reason' ? 'reject' : undefined}
        as={texts.reason(chosen.length)}
        former={formerOf(chosen.map(({ id }) => id))}
        onDecide={(decision) => {
          onAsk(undefined);
          decide(decision);
          return Promise.resolve();
        }}
        onClose={() => onAsk(undefined)}
      />
    </Place>
  );
}

interface ChoiceBarProps {
  bulk: Bulk;
  onApprove: () => void;
  onReject: () => void;
}

function ChoiceBar({ bulk, onApprove, onReject }: ChoiceBarProps) {
  const { chosen, risky, unknown, keepClean, tickAll } = bulk;
  const bar = useFocusIfLost();
  useLayoutEffect(() => asBottomBar(bar.current), [bar]);
  return (
    <Bar ref={bar} aria-label={texts.bar} tabIndex={-1}>
      <Cluster role="status" $gap={2}>
        <strong>{texts.chosen(chosen.length)}</strong>
        <RiskCount bulk={bulk} />
      </Cluster>
      {risky.length + unknown.length > 0 && (
        <Button type="button" size="small" variant="quiet" onClick={keepClean}>
          {texts.keepClean}
        </Button>
      )}
      <Button type="button" size="small" variant="quiet" onClick={() => tickAll(false)}>
        {texts.clear}
      </Button>
      <Decisions>
        <Button type="button" size="small" onClick={onApprove}>
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
