import { AppError } from '@pokriv/contracts/errors';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { TodayTask } from '@pokriv/contracts/listing/today';
import { isSeldomViewed } from '@pokriv/contracts/listing/today-rules';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { call } from '@pokriv/web-kit/api';
import { useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, ButtonLink } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { fieldOfHint } from '../form-address/field-to-correct.ts';
import { editAddress } from '../form-address/form-steps.ts';
import { LeaseDialog } from '../lease/lease-dialog.tsx';
import { refreshAfterStep } from '../refresh-listings.ts';
import { todayTexts as texts } from './messages.ts';
import { dayOfMonth, freeAfter } from './task-text.ts';

interface RenewProps {
  task: TodayTask;
  text: string;
  /** Availability date of the renewed listing. */
  availableFrom?: string;
  /** Revalidates a possibly stale list. */
  onRefused: () => Promise<unknown>;
}

/** Renews in place; missing fields lead to the form. The shell shows any other refusal. */
function Renew({ task, text, availableFrom, onRefused }: RenewProps) {
  const toast = useSetAtom(toastAtom);
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const { id } = task.listing;
  const renew = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { data, allowance } = await call('renewProperty', {
        params: { id },
        body: availableFrom ? { availableFrom } : {},
        quiet: ['UNPROCESSABLE'],
      });
      toast({ tone: 'success', text: data.status === 'active' ? texts.renewed : texts.sentToReview });
      await refreshAfterStep({ allowance });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'UNPROCESSABLE') {
        toast({ tone: 'info', text: error.message });
        return navigate(pathTo(pages.editListing, id));
      }
      await onRefused();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button type="button" busy={isBusy} onClick={() => void renew()}>
      {text}
    </Button>
  );
}

/** The lease was prolonged, so the home is not free after all. */
function Lease({ listing }: Pick<Parameters<typeof LeaseDialog>[0], 'listing'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
        {texts.prolonged}
      </Button>
      {isOpen && <LeaseDialog listing={listing} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TaskButtonProps {
  task: TodayTask;
  now: Date;
  onRefused: () => Promise<unknown>;
}

/** Performs the task, or links to its exact place. */
export function TaskButton({ task, now, onRefused }: TaskButtonProps) {
  const { id } = task.listing;
  switch (task.kind) {
    case 'expiring':
      return <Renew task={task} text={texts.renew} onRefused={onRefused} />;
    case 'vacating': {
      const day = freeAfter(task.leaseEnd, now);
      const text = day === sofiaDay(now) ? texts.renewNow : texts.renewFrom(dayOfMonth(day));
      return (
        <>
          <Renew task={task} text={text} availableFrom={day} onRefused={onRefused} />
          <Lease listing={{ ...task.listing, leaseEnd: task.leaseEnd, version: task.version }} />
        </>
      );
    }
    case 'returned':
      return <ButtonLink to={editAddress(id)}>{texts.mend}</ButtonLink>;
    case 'hidden':
      return (
        <ButtonLink variant="secondary" to={editAddress(id)}>
          {texts.seeHidden}
        </ButtonLink>
      );
    case 'quiet':
      if (task.hint)
        return (
          <ButtonLink variant="secondary" to={editAddress(id, fieldOfHint[task.hint])}>
            {texts.improve}
          </ButtonLink>
        );
      return isSeldomViewed(task.views) ? (
        <ButtonLink variant="secondary" to={editAddress(id, 'price')}>
          {texts.toPrice}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" to={pathTo(pages.listingStatistics, id)}>
          {texts.statistics}
        </ButtonLink>
      );
    case 'overpriced':
      return (
        <ButtonLink variant="secondary" to={editAddress(id, 'price')}>
          {texts.toPrice}
        </ButtonLink>
      );
    case 'draft':
      return (
        <ButtonLink variant="secondary" to={editAddress(id)}>
          {texts.resume}
        </ButtonLink>
      );
  }
}
