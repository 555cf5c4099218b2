import { aThread } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { useRoutes } from '@pokriv/web-kit/router';
import { screen } from '@testing-library/react';

import { aMessage, anOpenThread, aPage } from '../a-thread.testing.ts';
import { answer, aUser, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { InboxPage } from './inbox-page.tsx';

function Routes() {
  const element = <InboxPage />;
  return useRoutes([
    { path: '/messages', element },
    { path: '/messages/:id', element },
  ]);
}
export const openInbox = (at: string) => renderPage(<Routes />, at);

/** Answers of a list with one thread, `t1`, and of that thread. */
export const threadAnswers = (
  messages = [aMessage(1), aMessage(2)],
  over: Parameters<typeof anOpenThread>[1] = {},
) => ({
  'GET /threads': aPage([aThread()]),
  'GET /threads/t1': answer.done(anOpenThread(messages, over)),
});

export const messageField = () => screen.findByRole('textbox', { name: 'Вашето съобщение' });

let people = 0;

/** Signs in a new person, whose outbox is empty: an outbox lives as long as the page. */
export const signedInAsNewPerson = (role: 'tenant' | 'landlord' = 'tenant') =>
  signedIn(aUser({ id: `u-inbox-${(people += 1)}`, role }));

/** Each test of the file begins with a person and a device of its own. */
export function withInbox(): void {
  beforeAll(fakeDialogs);
  beforeEach(async () => {
    localStorage.clear();
    await signedInAsNewPerson();
  });
}
