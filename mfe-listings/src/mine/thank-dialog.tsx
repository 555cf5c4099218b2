import { MESSAGE_LIMITS } from '@pokriv/contracts/conversation/conversation-rules';
import { ListingNotice, type Thread } from '@pokriv/contracts/conversation/thread';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { call, refresh, useRead } from '@pokriv/web-kit/api';
import { useForm, useWatch } from '@pokriv/web-kit/form';
import { Button, ErrorState, Loading, Notice, Skeleton, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog, useModalLock } from '@pokriv/web-kit/ui/dialog';
import { Select, TextArea } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { mineTexts } from './messages.ts';

const texts = mineTexts.thanks;

/** The first page; its `pagination.total` counts all. */
export const threadsOf = ({ id }: Pick<OwnProperty, 'id'>) =>
  ({ query: { side: 'landlord', listingId: id, limit: '50' }, quiet: pageErrorCodes }) as const;

interface ThankFormProps {
  listing: OwnProperty;
  threads: readonly Thread[];
  total: number;
  onSent: (count: number) => void;
  onClose: () => void;
}

function ThankForm({ listing, threads, total, onSent, onClose }: ThankFormProps) {
  const chosen = threads.find(({ label }) => label === 'chosen')?.id ?? '';
  const form = useForm(
    ListingNotice,
    async ({ text, exceptThreadId }) => {
      const body = { text, ...(exceptThreadId && { exceptThreadId }) };
      const { data } = await call('notifyThreads', {
        params: { id: listing.id },
        body,
        quiet: pageErrorCodes,
      });
      onSent(data.sent);
      await refresh('listThreads');
    },
    { text: texts.usual, ...(chosen && { exceptThreadId: chosen }) },
  );
  useModalLock(form.isSubmitting);
  const { control } = form;
  const text = useWatch({ control, name: 'text' });
  const others = total - (useWatch({ control, name: 'exceptThreadId' }) ? 1 : 0);
  return (
    <Stack as="form" id={form.formId} $gap={5} onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <Text>{texts.intro(total)}</Text>
      <Select
        label={texts.tenant}
        placeholder={texts.notListed(total)}
        options={threads.map(({ id, other }) => ({ value: id, label: other.name }))}
        {...form.register('exceptThreadId', { setValueAs: (value: string) => value || undefined })}
      />
      <TextArea
        label={texts.text}
        limit={MESSAGE_LIMITS.textMax}
        rows={5}
        required
        {...form.register('text')}
        value={text}
        error={form.errorOf('text')}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button wide busy={form.isSubmitting} disabled={others === 0}>
        {form.isSubmitting ? texts.sending : texts.send(others)}
      </Button>
      <Button type="button" variant="quiet" wide disabled={form.isSubmitting} onClick={onClose}>
        {texts.later}
      </Button>
    </Stack>
  );
}

/** „Благодаря на останалите“: one notice to all who asked for a rented listing (design/conversations, Screens). */
export function ThankDialog({ listing, onClose }: { listing: OwnProperty; onClose: () => void }) {
  const [sent, setSent] = useState<number>();
  const { data, error, mutate } = useRead('listThreads', threadsOf(listing));
  const total = data?.pagination.total ?? 0;
  const hasNoTenants = data !== undefined && total === 0;
  return (
    <Dialog open onClose={onClose} title={total > 0 ? texts.title(total) : mineTexts.thank}>
      {sent !== undefined && (
        <Stack $gap={5}>
          <Notice tone="good">{texts.sent(sent)}</Notice>
          <Button type="button" variant="secondary" wide onClick={onClose}>
            {mineTexts.close}
          </Button>
        </Stack>
      )}
      {sent === undefined && hasNoTenants && <Text>{texts.noTenants}</Text>}
      {sent === undefined && data && !hasNoTenants && (
        <ThankForm listing={listing} threads={data.data} total={total} onSent={setSent} onClose={onClose} />
      )}
      {!data && error && <ErrorState message={error.message} onRetry={() => void mutate()} />}
      {!data && !error && (
        <Loading>
          <Skeleton $height="200px" />
        </Loading>
      )}
    </Dialog>
  );
}
