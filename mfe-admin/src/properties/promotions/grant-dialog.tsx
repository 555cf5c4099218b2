import {
  promotionDays,
  promotionTypes,
  type promotableStates,
  type PromotionDays,
  type PromotionType,
} from '@pokriv/contracts/listing/promotions';
import { call, refresh } from '@pokriv/web-kit/api';
import { formatCount, formatDate } from '@pokriv/web-kit/format';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { RadioGroup, Segmented } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { ReasonForm } from '../../deciding/reason-form.tsx';
import { texts as common } from '../../messages.ts';
import { texts } from './messages.ts';

const types = Object.entries(promotionTypes).map(([value, label]) => ({ value, label }));
const terms = promotionDays.map((days) => ({
  value: String(days),
  label: formatCount(days, common.listing.days),
}));

interface GrantDialogProps {
  id: string;
  state: (typeof promotableStates)[number];
  open: boolean;
  onClose: () => void;
  onChange: () => Promise<unknown>;
}

export function GrantDialog({ open, ...props }: GrantDialogProps) {
  return (
    <Dialog open={open} title={texts.dialog} onClose={props.onClose}>
      <GrantForm {...props} />
    </Dialog>
  );
}

function GrantForm({ id, state, onClose, onChange }: Omit<GrantDialogProps, 'open'>) {
  const toast = useSetAtom(toastAtom);
  const [type, setType] = useState<PromotionType>('regular');
  const [days, setDays] = useState<PromotionDays>(7);
  const give = async (reason: string) => {
    const { data } = await call('grantPromotion', {
      params: { id },
      body: { type, days, reason },
      quiet: ['CONFLICT', 'INVALID_TRANSITION'],
    });
    await onChange();
    onClose();
    const isRunning = data.status === 'active' && data.endsAt;
    toast({
      tone: 'success',
      text: isRunning ? texts.running(formatDate(data.endsAt, 'moment')) : texts.waiting,
    });
    void refresh('listPropertyHistory', 'listAudit');
  };
  return (
    <ReasonForm
      effect={texts.effects[state]}
      hint={texts.hint}
      submit={texts.submit}
      onCancel={onClose}
      onSubmit={give}
    >
      <RadioGroup
        label={texts.type}
        name="type"
        options={types}
        value={type}
        onChange={({ target }) => setType(target.value as PromotionType)}
      />
      <Segmented
        label={texts.term}
        name="days"
        options={terms}
        value={String(days)}
        onChange={({ target }) => setDays(Number(target.value) as PromotionDays)}
      />
    </ReasonForm>
  );
}
