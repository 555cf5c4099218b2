import { aThread } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fakePush, PUSH_KEY, removeFakePush } from '@pokriv/web-kit/fake-push.testing';
import { useRoutes } from '@pokriv/web-kit/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aMessage, anOpenThread, aPage } from '../a-thread.testing.ts';
import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { InboxPage } from './inbox-page.tsx';

const OFFER = 'Искате ли известие и в този браузър?';

function Routes() {
  return useRoutes([{ path: '/messages/:id', element: <InboxPage /> }]);
}

beforeAll(fakeDialogs);
beforeEach(async () => {
  fakePush();
  await signedIn(aUser({ id: 'u-offer' }));
});
afterEach(removeFakePush);

it('a thread offers notes in this browser after a sent message, not before', async () => {
  fakeBackend({
    'GET /threads': aPage([aThread()]),
    'GET /threads/t1': answer.done(anOpenThread([aMessage(1)])),
    'GET /push/key': answer.done({ publicKey: PUSH_KEY }),
    'POST /threads/t1/messages': (_query, body) => {
      const { clientId } = body as { clientId: string };
      const message = { ...aMessage(9, { from: 'me', text: 'Здравейте' }), clientId };
      return answer.done({ thread: aThread(), message });
    },
  });
  renderPage(<Routes />, '/messages/t1');
  const field = await screen.findByRole('textbox', { name: 'Вашето съобщение' });
  expect(screen.queryByText(OFFER)).toBeNull();
  await userEvent.type(field, 'Здравейте{Enter}');
  expect(await screen.findByText(OFFER)).toBeInTheDocument();
});
