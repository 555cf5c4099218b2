import { openNote, showNote } from './notes.ts';
import type { NotificationEvent, PushEvent, WindowClient, WorkerScope } from './worker-scope.ts';

const note = { title: 'Нова обява', body: 'Двустаен', path: '/messages/t1', tag: 'thread-t1' };

class FakeTab implements WindowClient {
  url: string;
  readonly acts: string[] = [];
  focused = false;
  isControlled = true;

  constructor(path: string) {
    this.url = `http://localhost${path}`;
  }
  focus = async (): Promise<WindowClient> => {
    this.acts.push('focus');
    return this;
  };
  navigate = async (url: string): Promise<WindowClient> => {
    if (!this.isControlled) throw new TypeError('not controlled');
    this.acts.push(`navigate ${url}`);
    return this;
  };
}

const worker = (...tabs: FakeTab[]) => {
  const shown: unknown[] = [];
  const opened: string[] = [];
  const scope = {
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => tabs,
      openWindow: async (url: string) => {
        opened.push(url);
        return null;
      },
    },
  } as unknown as WorkerScope;
  return {
    shown,
    opened,
    push: (data: PushEvent['data']) => showNote(scope, { data } as PushEvent),
    press: async (data: unknown) => {
      const close = jest.fn();
      await openNote(scope, { notification: { data, close } } as unknown as NotificationEvent);
      expect(close).toHaveBeenCalledTimes(1);
    },
  };
};

describe('a push', () => {
  it('shows its note, in place of an earlier one with the same tag', async () => {
    const { push, shown } = worker();
    await push({ json: () => note });
    expect(shown).toEqual([
      {
        ...{ title: 'Нова обява', body: 'Двустаен', tag: 'thread-t1', renotify: true, lang: 'bg' },
        ...{ icon: '/icon-192.png', badge: '/icon-192.png', data: { path: '/messages/t1' } },
      },
    ]);
  });

  it.each<[string, PushEvent['data']]>([
    ['without data', null],
    ['that is no JSON', { json: () => JSON.parse('{') }],
    ['without a title', { json: () => ({ ...note, title: '' }) }],
    ['of another shape', { json: () => ({ title: 1 }) }],
    ['of nothing', { json: () => null }],
  ])('%s shows that there is news', async (_what, data) => {
    const { push, shown } = worker();
    await push(data);
    expect(shown).toMatchObject([{ title: 'Покрив', tag: 'news', data: { path: '/' } }]);
  });
});

describe('a press on a note', () => {
  it('focuses the tab that shows its page', async () => {
    const [other, same] = [new FakeTab('/'), new FakeTab('/messages/t1')];
    const { press, opened } = worker(other, same);
    await press({ path: '/messages/t1' });
    expect([other.acts, same.acts, opened]).toEqual([[], ['focus'], []]);
  });

  it('moves the tab in use to its page', async () => {
    const [behind, inUse] = [new FakeTab('/'), new FakeTab('/properties')];
    inUse.focused = true;
    const { press } = worker(behind, inUse);
    await press({ path: '/saved-searches/s1?mail=m1' });
    expect([behind.acts, inUse.acts]).toEqual([
      [],
      ['focus', 'navigate http://localhost/saved-searches/s1?mail=m1'],
    ]);
  });

  it('opens a window when there is no tab, or none of this worker', async () => {
    const none = worker();
    await none.press({ path: '/messages/t1' });
    const foreign = new FakeTab('/');
    foreign.isControlled = false;
    const uncontrolled = worker(foreign);
    await uncontrolled.press({ path: '/messages/t1' });
    expect([none.opened, uncontrolled.opened]).toEqual([
      ['http://localhost/messages/t1'],
      ['http://localhost/messages/t1'],
    ]);
  });

  it.each([
    'https://example.com/',
    '//example.com/messages',
    '/\\example.com',
    'javascript:alert(1)',
    '/api/auth/logout',
    undefined,
  ])('opens the home page instead of %s', async (path) => {
    const { press, opened } = worker();
    await press({ path });
    expect(opened).toEqual(['http://localhost/']);
  });
});
