import type { JobData } from '@pokriv/contracts/jobs';

import { messagesNote } from './push-notes.ts';

const noteOf = (title: string) =>
  messagesNote({ threadId: 't1', listing: { title }, with: 'Иван', count: 1 } as JobData<'messages-unread'>);

describe('the text of a push notification', () => {
  it.each([
    ['160 letters are whole', 'а'.repeat(160), 'а'.repeat(160)],
    ['more are cut to 160', 'а'.repeat(161), `${'а'.repeat(159)}…`],
    ['no space is left before the cut', `${'а'.repeat(158)} ${'б'.repeat(9)}`, `${'а'.repeat(158)}…`],
  ])('is short: %s', (_what, title, body) => {
    expect(noteOf(title).body).toBe(body);
  });
});
