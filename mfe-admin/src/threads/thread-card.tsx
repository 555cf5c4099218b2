import { sides, threadReportReasons, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { ModeratedThread } from '@pokriv/contracts/conversation/thread';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { formatAgo, formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Button, Card, Cluster, color, Heading, Notice, space, Stack, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { titleOf } from '../list/title-of.ts';
import { UserText } from '../list/user-text.ts';
import { waiting } from '../deciding/waiting-time.ts';
import { texts as undoTexts } from '../undo/messages.ts';
import { MarkedRisks } from './marked-risks.tsx';
import { texts } from './messages.ts';
import { nameOf, type HeldMessage, type ThreadWork } from './use-thread-work.ts';

const Part = styled(Stack)`
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
`;

export const authorOf = (thread: ModeratedThread, from: HeldMessage['from']): string =>
  from === 'system' ? texts.system : texts.heldFrom(sides[from], thread[from].name);

function Moment({ at }: { at: string }) {
  return (
    <Text as="time" $size="tiny" $tone="muted" dateTime={at} title={formatDate(at, 'moment')}>
      {formatAgo(at)}
    </Text>
  );
}

function Decided({ children }: { children: string }) {
  return (
    <Notice tone="wait" title={children}>
      {undoTexts.waits}
    </Notice>
  );
}

function Held({
  thread,
  message,
  work,
}: {
  thread: ModeratedThread;
  message: HeldMessage;
  work: ThreadWork;
}) {
  const { id, from, text, risks, at } = message;
  const name = nameOf(message);
  const decided = work.undo.decidedOn(id);
  return (
    <Part $gap={3}>
      <Cluster $spread $gap={2}>
        <Cluster $gap={2}>
          <Badge $tone="wait">{texts.heldTitle}</Badge>
          <Text as="span" $size="small">
            {authorOf(thread, from)}
          </Text>
        </Cluster>
        <Moment at={at} />
      </Cluster>
      <MarkedRisks text={text} risks={risks} />
      {decided ? (
        <Decided>{decided}</Decided>
      ) : (
        <Cluster $gap={2}>
          <Button
            type="button"
            size="small"
            variant="secondary"
            aria-label={texts.releaseOf(name)}
            onClick={() => work.release(message)}
          >
            {texts.release}
          </Button>
          <Button
            type="button"
            size="small"
            variant="secondary"
            aria-label={texts.removeOf(name)}
            onClick={() => work.askRemoval(message)}
          >
            {texts.remove}
          </Button>
        </Cluster>
      )}
    </Part>
  );
}

function Reported({ report }: { report: ModeratedThread['reports'][number] }) {
  return (
    <Part $gap={2}>
      <Cluster $spread $gap={2}>
        <Cluster $gap={2}>
          <Badge $tone="danger">{threadReportReasons[report.reason]}</Badge>
          <Text as="span" $size="small">
            {texts.reportBy[report.by]}
          </Text>
        </Cluster>
        <Moment at={report.at} />
      </Cluster>
      {report.text && <UserText>{report.text}</UserText>}
    </Part>
  );
}

interface ThreadCardProps {
  thread: ModeratedThread;
  work: ThreadWork;
  onRead: () => void;
}

/** Thread with held messages and reports; its other messages load on demand. */
export function ThreadCard({ thread, work, onRead }: ThreadCardProps) {
  const { listing, waitingSince, held, reports } = thread;
  const wait = waiting(waitingSince);
  const isReported = reports.length > 0;
  const decided = work.undo.decidedOn(thread.id);
  return (
    <Card as="article" aria-label={titleOf(listing)}>
      <Stack $gap={4}>
        <Stack $gap={2}>
          <Cluster $spread $gap={3}>
            <Heading as="h2" $size="text">
              <Link to={`${pathTo(pages.adminQueueItem, listing.id)}?status=all`}>{titleOf(listing)}</Link>
            </Heading>
            <Badge $tone={wait.tone}>{wait.text}</Badge>
          </Cluster>
          <Cluster $gap={4}>
            {(Object.keys(sides) as Side[]).map((side) => (
              <Text key={side} as="span" $size="small">
                {sides[side]}: <Link to={pathTo(pages.adminUser, thread[side].id)}>{thread[side].name}</Link>
              </Text>
            ))}
          </Cluster>
        </Stack>
        {held.map((message) => (
          <Held key={message.id} thread={thread} message={message} work={work} />
        ))}
        {reports.map((report) => (
          <Reported key={report.id} report={report} />
        ))}
        {isReported && decided && <Decided>{decided}</Decided>}
        {isReported && !decided && (
          <Part $gap={3}>
            <Cluster $gap={2}>
              <Button type="button" size="small" variant="secondary" onClick={onRead}>
                {texts.read}
              </Button>
              <Button type="button" size="small" onClick={() => work.askResolution(thread)}>
                {texts.decide}
              </Button>
            </Cluster>
            <Text $size="tiny" $tone="muted">
              {texts.readNote}
            </Text>
          </Part>
        )}
      </Stack>
    </Card>
  );
}
