import { viewingStates } from '@pokriv/contracts/conversation/viewing-states';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { momentText } from '@pokriv/web-kit/format/sofia-time';
import { Button, ButtonLink, Stack, Text } from '@pokriv/web-kit/ui';
import { CalendarDays, MessageCircle } from 'lucide-react';

import { conversationTexts as texts } from '../conversation/messages.ts';
import type { Conversation } from '../conversation/use-conversation.tsx';
import { useOwnThread } from '../conversation/use-own-thread.ts';
import { canBook, useSlots } from '../viewing/use-slots.ts';
import { OnScreen } from './detail-layout.ts';

interface ConversationButtonsProps {
  listingId: string;
  conversation: Conversation;
  /** Primary when no phone is visible. */
  isMain: boolean;
}

/** „Пиши“ or a link to the thread, and „Запази оглед“ for a listing with viewing hours. */
export function ConversationButtons({ listingId, conversation, isMain }: ConversationButtonsProps) {
  const thread = useOwnThread(listingId);
  const { data } = useSlots(listingId);
  const viewing = thread?.viewing;
  const variant = isMain ? 'primary' : 'secondary';
  return (
    <OnScreen>
      <Stack $gap={3}>
        {thread ? (
          <ButtonLink to={pathTo(pages.thread, thread.id)} variant={variant} wide>
            <MessageCircle />
            {texts.openThread}
          </ButtonLink>
        ) : (
          <Button type="button" variant={variant} wide onClick={conversation.write}>
            <MessageCircle />
            {texts.write}
          </Button>
        )}
        {viewing?.start ? (
          <Text $size="small">
            {texts.viewingAt(momentText(viewing.start), viewingStates[viewing.state])}
          </Text>
        ) : (
          canBook(data?.data) && (
            <Button type="button" variant="secondary" wide onClick={conversation.book}>
              <CalendarDays />
              {texts.book}
            </Button>
          )
        )}
      </Stack>
    </OnScreen>
  );
}
