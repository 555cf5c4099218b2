import type { Message } from '@pokriv/contracts/conversation/thread';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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

  describe('scrolling', () => {
    const logOf = (messages: Message[]) => (
      <MessageLog
        thread={anOpenThread(messages)}
        opened={opened}
        outgoing={[]}
        onRetry={jest.fn()}
        onRemove={jest.fn()}
      />
    );
    /** jsdom has no layout: a log of 100 px a message in a window of 400 px. */
    function openLog(count: number) {
      const messages = Array.from({ length: count }, (_none, index) => aMessage(index + 10));
      const { rerender } = render(logOf(messages));
      const box = screen.getByRole('log');
      let shown = messages;
      Object.defineProperty(box, 'clientHeight', { value: 400 });
      Object.defineProperty(box, 'scrollHeight', { get: () => shown.length * 100 });
      const show = (next: Message[]) => {
        shown = next;
        rerender(logOf(next));
      };
      const scrollTo = (top: number) => {
        box.scrollTop = top;
        act(() => void fireEvent.scroll(box));
      };
      return { box, messages, show, scrollTo };
    }
    const toNewest = () => screen.queryByRole('button', { name: 'Към най-новите' });

    it('offers the way to the newest from 120 px off the end', async () => {
      const { box, scrollTo } = openLog(10);
      expect(toNewest()).toBeNull();
      scrollTo(481);
      expect(toNewest()).toBeNull();
      scrollTo(480);
      await userEvent.click(toNewest() ?? box);
      expect(box.scrollTop).toBe(1000);
      expect(box).toHaveFocus();
    });

    it('follows new messages at the end, and stays in place above it', () => {
      const { box, messages, show, scrollTo } = openLog(10);
      scrollTo(600);
      show([...messages, aMessage(20)]);
      expect(box.scrollTop).toBe(1100);
      scrollTo(200);
      show([...messages, aMessage(20), aMessage(21)]);
      expect(box.scrollTop).toBe(200);
    });

    it('keeps the message in view while earlier ones are added above', () => {
      const { box, messages, show, scrollTo } = openLog(10);
      scrollTo(100);
      show([aMessage(7), aMessage(8), aMessage(9), ...messages]);
      expect(box.scrollTop).toBe(400);
    });

    it('announces what comes from the other person or the site, and not the own messages', () => {
      const { messages, show } = openLog(2);
      const status = screen.getByRole('status');
      expect(status).toBeEmptyDOMElement();
      show([...messages, aMessage(12, { from: 'me' })]);
      expect(status).toBeEmptyDOMElement();
      show([
        ...messages,
        aMessage(12, { from: 'me' }),
        aMessage(13, { from: 'system', text: 'Огледът е утре.' }),
      ]);
      expect(status).toHaveTextContent(/^Огледът е утре\.$/u);
    });
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
