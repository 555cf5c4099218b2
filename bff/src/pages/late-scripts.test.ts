import { runInNewContext } from 'node:vm';

import { lateScripts } from './late-scripts.ts';

type Listener = () => void;

/** Runs the inline script in a page whose first picture is missing, loaded or still loading. */
function open(picture?: 'there' | 'on its way') {
  const added: string[] = [];
  const listeners = new Map<string, Listener>();
  const listen = (type: string, listener: Listener) => void listeners.set(type, listener);
  const timers: Listener[] = [];
  const image = { complete: picture === 'there', addEventListener: listen };
  const script = lateScripts(
    [
      { address: '/mfe/entry.js', hasCors: true },
      { address: '/mfe/search.js', hasCors: false },
    ],
    ['/assets/main.js'],
  );
  runInNewContext(script.replace(/^<script>|<\/script>$/gu, ''), {
    addEventListener: listen,
    setTimeout: (listener: Listener) => void timers.push(listener),
    document: {
      querySelector: () => (picture ? image : null),
      createElement: (name: string) => ({ name }),
      head: {
        append: (part: { name: string; src?: string; href?: string; crossOrigin?: string | null }) =>
          added.push([part.name, part.src ?? part.href, part.crossOrigin].filter(Boolean).join(' ')),
      },
    },
  });
  const happens = (type: string) => listeners.get(type)?.();
  happens('DOMContentLoaded');
  return { added, happens, waits: () => timers.forEach((run) => run()) };
}

const everything = ['link /mfe/entry.js anonymous', 'link /mfe/search.js', 'script /assets/main.js'];

describe('lateScripts', () => {
  it('start at once on a page without a first picture, or when it is there', () => {
    expect(open().added).toEqual(everything);
    expect(open('there').added).toEqual(everything);
  });

  it.each(['load', 'error', 'pointerdown', 'keydown'])('wait for the picture until %s', (type) => {
    const { added, happens } = open('on its way');
    expect(added).toEqual([]);
    happens(type);
    expect(added).toEqual(everything);
  });

  it('start once, although the picture is slow and arrives later', () => {
    const { added, happens, waits } = open('on its way');
    waits();
    happens('load');
    expect(added).toEqual(everything);
  });

  it('cannot end the script element', () => {
    expect(lateScripts([], ['/</script>']).match(/<\/script>/gu)).toHaveLength(1);
  });
});
