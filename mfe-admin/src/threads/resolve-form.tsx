import {
  sides,
  threadVerdicts,
  type Side,
  type ThreadVerdict,
} from '@pokriv/contracts/conversation/conversation-rules';
import { ThreadResolution, type ModeratedThread } from '@pokriv/contracts/conversation/thread';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { RadioGroup, TextArea } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { AskFirst, useAskFirst } from '../deciding/ask-first.tsx';
import { FormEnd } from '../deciding/form-end.tsx';
import { endOf, NOTES_LIMIT, TermChoice, termOf } from '../deciding/suspension-term.tsx';
import { titleOf } from '../list/title-of.ts';
import { texts } from './messages.ts';
import type { ThreadWork } from './use-thread-work.ts';

const verdicts = (Object.keys(threadVerdicts) as ThreadVerdict[]).map((value) => ({
  value,
  label: threadVerdicts[value],
  description: texts.effects[value],
}));

const isPersonal = (action: ThreadVerdict | undefined): boolean => action === 'warn' || action === 'suspend';

/** Decisions that the queue cannot revert. */
const needsConfirmation = (action: ThreadVerdict | undefined): action is keyof typeof texts.sure =>
  action !== undefined && action in texts.sure;

interface ResolveFormProps {
  thread: ModeratedThread;
  /** Undone resolution, to prefill the form. */
  former: ThreadResolution | undefined;
  onResolve: (resolution: ThreadResolution) => void;
  onCancel: () => void;
}

function ResolveForm({ thread, former, onResolve, onCancel }: ResolveFormProps) {
  const [term, setTerm] = useState(() => termOf(former?.until));
  const asking = useAskFirst();
  const form = useForm(
    ThreadResolution,
    ({ action, about, reason }) => {
      if (needsConfirmation(action) && !asking.isConfirmed()) return Promise.resolve();
      const until = action === 'suspend' ? endOf(term) : null;
      onResolve({ action, reason, ...(isPersonal(action) && { about }), ...(until && { until }) });
      return Promise.resolve();
    },
    {
      reason: former?.reason ?? '',
      ...(former && { action: former.action, about: former.about }),
    },
  );
  const { control } = form;
  const action = useWatch({ control, name: 'action' });
  const about = useWatch({ control, name: 'about' });
  const reason = useWatch({ control, name: 'reason' }) ?? '';
  // Not registered: an empty radio group would be null, which the contract refuses before its own message.
  const chooseSide = (side: Side) =>
    form.setValue('about', side, { shouldValidate: form.formState.isSubmitted });
  return (
    <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Stack $gap={5}>
        <Text $tone="muted">{titleOf(thread.listing)}</Text>
        <RadioGroup
          label={texts.action}
          required
          options={verdicts}
          {...form.register('action')}
          error={form.errorOf('action')}
        />
        {isPersonal(action) && (
          <RadioGroup
            label={texts.about}
            required
            options={[
              { value: 'tenant', label: texts.heldFrom(sides.tenant, thread.tenant.name) },
              { value: 'landlord', label: texts.heldFrom(sides.landlord, thread.landlord.name) },
            ]}
            name="about"
            value={about ?? ''}
            onChange={({ target }) => chooseSide(target.value as Side)}
            error={form.errorOf('about')}
          />
        )}
        {action === 'suspend' && <TermChoice label={texts.term} term={term} onChange={setTerm} />}
        <TextArea
          label={texts.reason}
          hint={isPersonal(action) ? texts.reasonSent : texts.reasonKept}
          limit={NOTES_LIMIT}
          rows={4}
          required={action !== 'dismiss'}
          {...form.register('reason')}
          value={reason}
          error={form.errorOf('reason')}
        />
        <FormEnd
          form={form}
          submit={action ? texts.submit[action] : texts.submitNone}
          isDangerous={needsConfirmation(action)}
          onCancel={onCancel}
        />
      </Stack>
      {needsConfirmation(action) && (
        <AskFirst
          asking={asking}
          title={texts.sure[action]}
          message={texts.effects[action]}
          confirmLabel={texts.submit[action]}
          onSubmit={form.onSubmit}
        />
      )}
    </form>
  );
}

/** Resolves the reports of a thread: side, reason and end of the measure. */
export function ResolveDialog({ work: { resolving, resolve, formerOf, cancel } }: { work: ThreadWork }) {
  return (
    <Dialog open={resolving !== undefined} title={texts.resolution} wide onClose={cancel}>
      {resolving && (
        <ResolveForm
          key={resolving.id}
          thread={resolving}
          former={formerOf(resolving.id)}
          onResolve={(resolution) => resolve(resolving, resolution)}
          onCancel={cancel}
        />
      )}
    </Dialog>
  );
}
