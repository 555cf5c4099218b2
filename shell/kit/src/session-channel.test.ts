import { onTabNews, notifyTabs } from './session-channel.ts';

/** Browsers send storage events to other tabs only. */
const fromAnotherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'session-news', newValue }));

it('notifyTabs notifies the other tabs and leaves nothing in storage', () => {
  const written = jest.spyOn(Storage.prototype, 'setItem');
  notifyTabs({ type: 'left' });
  expect(written).toHaveBeenCalledWith('session-news', '{"type":"left"}');
  expect(localStorage.length).toBe(0);
});

it('onTabNews receives messages of other tabs until it is unsubscribed', () => {
  const listener = jest.fn();
  const stop = onTabNews(listener);
  fromAnotherTab('{"type":"ended"}');
  fromAnotherTab(null);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  stop();
  fromAnotherTab('{"type":"left"}');
  expect(listener.mock.calls).toEqual([[{ type: 'ended' }]]);
});
