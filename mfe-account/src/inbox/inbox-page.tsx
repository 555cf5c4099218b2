import { useUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import { EmptyState } from '@pokriv/web-kit/ui';
import { MessagesSquare } from 'lucide-react';

import { Page, Pane } from './inbox-frame.ts';
import { texts } from './messages.ts';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';
import { useInboxAddress } from './use-inbox-address.ts';

/** List and thread side by side; on a phone the address selects one of them. */
export function InboxPage() {
  const user = useUser();
  const address = useInboxAddress();
  const { threadId } = address;
  useTitle(threadId === undefined ? texts.title : undefined);
  if (!user) return null;
  return (
    <Page data-wide>
      <Pane $isShown={threadId === undefined}>
        <ThreadList user={user} address={address} />
      </Pane>
      <Pane $isShown={threadId !== undefined} $isThread>
        {threadId === undefined ? (
          <EmptyState icon={MessagesSquare} title={texts.choose}>
            {texts.chooseText}
          </EmptyState>
        ) : (
          <ThreadView key={threadId} id={threadId} user={user} listHref={address.listHref} />
        )}
      </Pane>
    </Page>
  );
}
