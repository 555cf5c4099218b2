import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { TodayKind, TodayTask } from '@pokriv/contracts/listing/today';
import { isSeldomViewed } from '@pokriv/contracts/listing/today-rules';
import { useCurrency } from '@pokriv/web-kit/price';
import { useTitle } from '@pokriv/web-kit/title';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Loading,
  Notice,
  Skeleton,
  space,
  Stack,
  Text,
  type BadgeTone,
} from '@pokriv/web-kit/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { ResendButton, useUnverifiedEmail } from '../verification/unverified-email.tsx';
import { todayTexts as texts } from './messages.ts';
import { TaskButton } from './task-button.tsx';
import { TaskLine } from './task-line.tsx';
import { taskText } from './task-text.ts';
import { useToday } from './use-today.ts';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const tones: Record<TodayKind, BadgeTone> = {
  returned: 'danger',
  hidden: 'danger',
  expiring: 'wait',
  vacating: 'info',
  quiet: 'neutral',
  overpriced: 'neutral',
  draft: 'info',
};

function badgeOf(task: TodayTask): string {
  if (task.kind === 'expiring' && task.isOver) return texts.expired;
  return task.kind === 'quiet' && isSeldomViewed(task.views) ? texts.seldom : texts.badges[task.kind];
}

interface FailedProps {
  text: string;
  onRetry: () => void;
}

function Failed({ text, onRetry }: FailedProps) {
  return (
    <Notice
      tone="danger"
      actions={
        <Button type="button" size="small" variant="secondary" onClick={onRetry}>
          {texts.again}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

function Skeletons() {
  return (
    <Loading>
      <Stack $gap={3}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} $height="120px" />
        ))}
      </Stack>
    </Loading>
  );
}

function People({ today }: { today: ReturnType<typeof useToday> }) {
  const { viewings, unanswered, moreThreads } = today;
  return (
    <>
      {viewings.data?.data.map(({ id, threadId, listing, with: name }) => (
        <TaskLine
          key={id}
          badge={texts.viewingBadge}
          tone="wait"
          title={texts.viewing(name)}
          action={<ButtonLink to={pathTo(pages.thread, threadId)}>{texts.answerViewing}</ButtonLink>}
        >
          {listing.title}
        </TaskLine>
      ))}
      {unanswered.map(({ id, listing, other, last }) => (
        <TaskLine
          key={id}
          badge={texts.message}
          tone="wait"
          title={texts.thread(other.name)}
          cover={listing.cover}
          action={<ButtonLink to={pathTo(pages.thread, id)}>{texts.reply}</ButtonLink>}
        >
          {`${listing.title}: ${last?.text ?? ''}`}
        </TaskLine>
      ))}
      {moreThreads > 0 && (
        <TaskLine
          badge={texts.message}
          tone="wait"
          title={texts.more(moreThreads)}
          action={<ButtonLink to={pages.messages.path}>{texts.allThreads}</ButtonLink>}
        >
          {texts.moreHint}
        </TaskLine>
      )}
    </>
  );
}

/** Pending tasks of a landlord, each with one button. */
export function TodayPage() {
  useTitle(texts.title);
  const today = useToday();
  const email = useUnverifiedEmail({ isEnabled: true });
  const currency = useCurrency();
  const [now] = useState(() => new Date());
  const { tasks, threads, viewings, unanswered, moreThreads, isLoading, hasFailed } = today;
  const listed = tasks.data?.data.tasks ?? [];
  const waiting = listed.length + unanswered.length + moreThreads + (viewings.data?.data.length ?? 0);
  const isEmpty = waiting === 0 && email === undefined;
  return (
    <Page $reading>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Heading as="h1" $size="display">
            {texts.title}
          </Heading>
          {!isEmpty && <Text $tone="muted">{texts.lead}</Text>}
        </Stack>
        {viewings.error && <Failed text={texts.viewingsFailed} onRetry={() => void viewings.mutate()} />}
        {threads.error && <Failed text={texts.threadsFailed} onRetry={() => void threads.mutate()} />}
        {tasks.error && <Failed text={texts.tasksFailed} onRetry={() => void tasks.mutate()} />}
        {!isEmpty && (
          <Lines aria-label={texts.list}>
            {email !== undefined && (
              <TaskLine badge={texts.profile} tone="danger" title={texts.email} action={<ResendButton />}>
                {texts.emailHint(email)}
              </TaskLine>
            )}
            <People today={today} />
            {listed.map((task) => (
              <TaskLine
                key={`${task.kind} ${task.listing.id}`}
                badge={badgeOf(task)}
                tone={tones[task.kind]}
                title={task.listing.title || texts.untitled}
                cover={task.listing.cover}
                action={<TaskButton task={task} now={now} onRefused={() => tasks.mutate()} />}
                hasTwoActions={task.kind === 'vacating'}
              >
                {taskText(task, { currency, now })}
              </TaskLine>
            ))}
          </Lines>
        )}
        {isLoading && <Skeletons />}
        {tasks.data && !tasks.data.data.arePricesCompared && <Notice>{texts.notCompared}</Notice>}
        {isEmpty && !isLoading && !hasFailed && (
          <EmptyState
            icon={CircleCheck}
            title={texts.nothing}
            actions={<ButtonLink to={pages.myListings.path}>{texts.myListings}</ButtonLink>}
          >
            {texts.nothingHint}
          </EmptyState>
        )}
      </Stack>
    </Page>
  );
}
