import * as pages from '@pokriv/contracts/pages';
import { MessageCircle } from 'lucide-react';

import { texts } from '../messages.ts';
import { CountedLink } from './counted-link.tsx';
import { useUnread } from './use-unread.ts';

export function MessagesLink() {
  const { threads } = useUnread();
  return (
    <CountedLink to={pages.messages.path} name={texts.unreadMessages(threads)} count={threads}>
      <MessageCircle />
    </CountedLink>
  );
}
