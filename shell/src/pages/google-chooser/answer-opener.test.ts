import { CHOOSER_CHANNEL } from '@pokriv/web-kit/identity';

import { answerOpener } from './answer-opener.ts';

describe('answerOpener', () => {
  it('posts the chosen account with a verified e-mail and the state of the opener', async () => {
    const channel = new BroadcastChannel(CHOOSER_CHANNEL);
    const received = new Promise((resolve) =>
      channel.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    answerOpener('s1', { name: 'Иван Петров', email: 'ivan@demo.bg' });
    expect(await received).toEqual({
      state: 's1',
      sub: expect.any(String),
      email: 'ivan@demo.bg',
      email_verified: true,
      name: 'Иван Петров',
    });
    channel.close();
  });
});
