import type { Message } from '@pokriv/contracts/conversation/thread';
import { screen } from '@testing-library/react';

import { aMessage, anOpenThread } from '../a-thread.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { MessageLog } from './message-log.tsx';

const opened = {
  isLoadingEarlier: false,
  hasEarlierFailed: false,
  readEarlier: jest.fn(),
  readNewer: jest.fn(),
} as unknown as React.ComponentProps<typeof MessageLog>['opened'];
const show = (messages: Message[], waiting: readonly string[] = []) =>
  renderPage(
    <MessageLog
      thread={anOpenThread(messages)}
      opened={opened}
      outgoing={waiting.map(
        (clientId) => ({ clientId, text: `Чака ${clientId}`, state: 'sending' }) as never,
      )}
      onRetry={jest.fn()}
      onRemove={jest.fn()}
    />,
  );
const days = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const at = (instant: string, seq: number) => aMessage(seq, { at: instant });

describe('MessageLog', () => {
  afterEach(() => jest.useRealTimers());

  it('names each day once, above its first message', () => {
    show([
      at('2026-11-20T10:00:00.000Z', 1),
      at('2026-11-20T11:00:00.000Z', 2),
      at('2026-11-21T10:00:00.000Z', 3),
      at('2026-11-21T11:00:00.000Z', 4),
    ]);
    expect(days()).toEqual(['20 ноември 2026\u00a0г.', '21 ноември 2026\u00a0г.']);
    const log = screen.getByRole('log').textContent ?? '';
    const places = ['20 ноември', 'Съобщение 1', 'Съобщение 2', '21 ноември', 'Съобщение 3'];
    expect(places.map((text) => log.indexOf(text))).toEqual(
      places.map((text) => log.indexOf(text)).toSorted((one, other) => one - other),
    );
  });

  it('begins a day at midnight in Sofia', () => {
    show([at('2026-11-20T21:59:00.000Z', 1), at('2026-11-20T22:00:00.000Z', 2)]);
    expect(days()).toEqual(['20 ноември 2026\u00a0г.', '21 ноември 2026\u00a0г.']);
  });

  it('names today and yesterday by their words', () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T22:30:00Z') });
    show(['2026-11-22T10:00:00Z', '2026-11-23T10:00:00Z', '2026-11-23T22:10:00Z'].map(at));
    expect(days()).toEqual(['22 ноември 2026\u00a0г.', 'Вчера', 'Днес']);
  });

  it('has no day without messages', () => {
    show([]);
    expect(days()).toEqual([]);
  });

  it('marks the last own message as sent, unless a later one waits', () => {
    const own = [aMessage(1, { from: 'me' }), aMessage(2, { from: 'me' }), aMessage(3)];
    const { unmount } = show(own);
    expect(screen.getAllByText('изпратено')).toHaveLength(1);
    unmount();
    show(own, ['c9']);
    expect(screen.queryByText('изпратено')).not.toBeInTheDocument();
    expect(screen.getByText('Чака c9')).toBeInTheDocument();
  });

  it('shows a message once when the server has it already', () => {
    show([aMessage(1, { from: 'me', clientId: 'c1' })], ['c1']);
    expect(screen.queryByText('Чака c1')).not.toBeInTheDocument();
    expect(screen.getByText('изпратено')).toBeInTheDocument();
  });
});
