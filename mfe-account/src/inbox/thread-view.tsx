import { threadLabels } from '@pokriv/contracts/conversation/conversation-rules';
import { PushOffer } from '@pokriv/web-kit/push';
import type { SessionUser } from '@pokriv/web-kit/session';
import { Link } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  color,
  EmptyState,
  ErrorState,
  font,
  Heading,
  Loading,
  Notice,
  radius,
  size,
  Skeleton,
  space,
  Stack,
} from '@pokriv/web-kit/ui';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';

import { Composer } from './composer.tsx';
import { wide } from './inbox-frame.ts';
import { ListingStrip } from './listing-strip.tsx';
import { MessageLog } from './message-log.tsx';
import { texts } from './messages.ts';
import { ThreadMenu } from './thread-menu.tsx';
import { useOutgoing, useUnsentText } from './use-outgoing.ts';
import { useThread } from './use-thread.ts';
import { useThreadActs } from './use-thread-acts.ts';

const Column = styled.section`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};

  h1 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: ${font.size.lead};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Back = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.full};
  color: ${color.text};

  ${wide} {
    display: none;
  }
`;

const Foot = styled.div`
  display: grid;

  > [role='status'] {
    margin: ${space(3)} ${space(4)};
  }
`;

interface ThreadViewProps {
  id: string;
  user: SessionUser;
  listHref: string;
}

/** Needs a `key` per thread. */
export function ThreadView({ id, user, listHref }: ThreadViewProps) {
  const opened = useThread(id, user.id);
  const { thread, error } = opened;
  const acts = useThreadActs(id, opened.take);
  const outgoing = useOutgoing(user.id, id);
  const unsent = useUnsentText(user.id, id);
  useTitle(thread && `${thread.other.name}, ${thread.listing.title}`);

  if (error?.code === 'NOT_FOUND' || error?.code === 'FORBIDDEN') {
    return (
      <EmptyState title={texts.gone} actions={<ButtonLink to={listHref}>{texts.back}</ButtonLink>}>
        {texts.goneText}
      </EmptyState>
    );
  }
  if (error) {
    return <ErrorState message={error.message} requestId={error.body.requestId} onRetry={opened.readAgain} />;
  }
  if (!thread) {
    return (
      <Loading>
        <Stack>
          <Skeleton $height="64px" />
          <Skeleton $height="88px" />
          <Skeleton $height="240px" />
        </Stack>
      </Loading>
    );
  }

  const { other, label, state, isBlocked, side } = thread;
  return (
    <Column aria-label={texts.open}>
      <Head>
        <Back to={listHref} aria-label={texts.back} title={texts.back}>
          <ArrowLeft />
        </Back>
        <Avatar name={other.name} picture={other.avatar ?? undefined} px={36} />
        <Heading as="h1">{other.name}</Heading>
        {label && <Badge>{threadLabels[label]}</Badge>}
        <ThreadMenu thread={thread} acts={acts} />
      </Head>
      <ListingStrip listing={thread.listing} />
      <MessageLog
        thread={thread}
        opened={opened}
        outgoing={outgoing.messages}
        onRetry={outgoing.retry}
        onRemove={outgoing.remove}
      />
      <Foot>
        {state === 'held' && <Notice tone="wait">{texts.isHeld}</Notice>}
        {state === 'closed' && <Notice tone="wait">{texts.isClosed}</Notice>}
        {isBlocked && (
          <Notice
            tone="wait"
            actions={
              <Button
                type="button"
                variant="secondary"
                size="small"
                busy={acts.isBusy}
                onClick={() => void acts.block(false)}
              >
                {texts.unblock}
              </Button>
            }
          >
            {texts.isBlocked}
          </Notice>
        )}
        {outgoing.hasSent && <PushOffer after="message" />}
        {state !== 'closed' && !isBlocked && (
          <Composer
            text={unsent.text}
            onWrite={unsent.write}
            onSend={outgoing.send}
            hasReplies={side === 'landlord' && user.role !== 'tenant'}
          />
        )}
      </Foot>
    </Column>
  );
}
