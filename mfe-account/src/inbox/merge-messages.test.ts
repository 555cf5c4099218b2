import type { Message, OpenThread, Thread } from '@pokriv/contracts/conversation/thread';

import { mergeMessages, withEarlier, withNewer, withSent } from './merge-messages.ts';

const message = (id: string, seq: number, text = id) => ({ id, seq, text }) as Message;
const thread = (hasEarlier: boolean, label: string, ...messages: Message[]) =>
  ({ hasEarlier, label, messages }) as unknown as OpenThread;
const shown = thread(true, 'shown', message('b', 2), message('c', 3));

describe('mergeMessages', () => {
  it('sorts by the place in the thread and takes the newer version of a message', () => {
    const merged = mergeMessages(
      [message('b', 2), message('c', 3)],
      [message('b', 4, 'пусната'), message('a', 1)],
    );
    expect(merged).toEqual([message('a', 1), message('c', 3), message('b', 4, 'пусната')]);
  });
});

describe('a shown thread', () => {
  const textsOf = ({ messages }: OpenThread) => messages.map(({ text }) => text);

  it('takes the header of a later reply, and keeps whether there is more above', () => {
    const next = withNewer(shown, thread(false, 'newer', message('c', 3, 'редактирана'), message('d', 4)));
    expect(next).toMatchObject({ label: 'newer', hasEarlier: true });
    expect(textsOf(next)).toEqual(['b', 'редактирана', 'd']);
  });

  it('keeps its header and messages when earlier ones are loaded, which tell whether there is more', () => {
    const next = withEarlier(shown, thread(false, 'earlier', message('a', 1), message('b', 2, 'стара')));
    expect(next).toMatchObject({ label: 'shown', hasEarlier: false });
    expect(textsOf(next)).toEqual(['a', 'b', 'c']);
  });

  it('adds a sent message with the header of its reply', () => {
    const next = withSent(shown, { label: 'sent' } as unknown as Thread, message('d', 4));
    expect(next).toMatchObject({ label: 'sent', hasEarlier: true });
    expect(textsOf(next)).toEqual(['b', 'c', 'd']);
  });
});
