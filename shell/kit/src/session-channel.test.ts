import { onTabNews, tellTabs } from './session-channel.ts';

/** As the browser tells another tab; the own one is not told. */
const fromAnotherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'session-news', newValue }));

it('tells the other tabs and leaves nothing lying about', () => {
  const written = jest.spyOn(Storage.prototype, 'setItem');
  tellTabs({ type: 'left' });
  expect(written).toHaveBeenCalledWith('session-news', '{"type":"left"}');
  expect(localStorage.length).toBe(0);
});

it('hears what another tab has written, until it stops', () => {
  const listener = jest.fn();
  const stop = onTabNews(listener);
  fromAnotherTab('{"type":"ended"}');
  fromAnotherTab(null);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  stop();
  fromAnotherTab('{"type":"left"}');
  expect(listener.mock.calls).toEqual([[{ type: 'ended' }]]);
});
