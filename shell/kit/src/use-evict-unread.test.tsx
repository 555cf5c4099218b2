import { act, render } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';

import { useEvictUnread } from './use-evict-unread.ts';

const TEN_MINUTES = 600_000;

function Part({ read }: { read: () => string }) {
  useEvictUnread(['key']);
  const { data } = useSWR(['key'], read, { revalidateIfStale: false });
  return <p>{data}</p>;
}

describe('useEvictUnread', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = () => {
    const cache = new Map();
    const read = jest.fn(() => 'reply');
    const parts = (count: number) => (
      <SWRConfig value={{ provider: () => cache }}>
        {Array.from({ length: count }, (_, index) => (
          <Part key={index} read={read} />
        ))}
      </SWRConfig>
    );
    const view = render(parts(2));
    return { read, show: (count: number) => view.rerender(parts(count)) };
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('keeps an unmounted reply for ten minutes', async () => {
    const { read, show } = start();
    await wait(1);
    show(0);
    await wait(TEN_MINUTES - 1);
    show(1);
    await wait(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('reads a call again after ten minutes', async () => {
    const { read, show } = start();
    await wait(1);
    show(0);
    await wait(TEN_MINUTES + 1);
    show(1);
    await wait(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps a reply while one component still shows it', async () => {
    const { read, show } = start();
    await wait(1);
    show(1);
    await wait(2 * TEN_MINUTES);
    show(2);
    await wait(1);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
