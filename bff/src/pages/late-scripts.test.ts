import { runInNewContext } from 'node:vm';

import { lateScripts } from './late-scripts.ts';

type Listener = () => void;
interface Entry {
  name: string;
  element?: unknown;
}

const firstPaint: Entry = { name: 'first-contentful-paint' };

/** Runs the inline script in a page whose first picture is missing, loaded or still loading. */
function open(picture?: 'there' | 'on its way') {
  const added: string[] = [];
  const listeners = new Map<string, Listener>();
  const listen = (type: string, listener: Listener) => void listeners.set(type, listener);
  const timers: { run: Listener; delay: number }[] = [];
  const image = { complete: picture === 'there', addEventListener: listen };
  const observed: string[] = [];
  let report: (list: { getEntries: () => Entry[] }) => void = () => undefined;
  const script = lateScripts(
    [
      { address: '/mfe/entry.js', hasCors: true },
      { address: '/mfe/search.js', hasCors: false },
    ],
    ['/assets/main.js'],
  );
  runInNewContext(script.replace(/^<script>|<\/script>$/gu, ''), {
    addEventListener: listen,
    setTimeout: (run: Listener, delay: number) => void timers.push({ run, delay }),
    PerformanceObserver: class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe({ type }: { type: string }) {
        observed.push(type);
      }
    },
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
  return {
    added,
    image,
    observed,
    happens,
    paints: (entry: Entry) => report({ getEntries: () => [entry] }),
    waits: (ms: number) => timers.filter(({ delay }) => delay <= ms).forEach(({ run }) => run()),
  };
}

const everything = ['link /mfe/entry.js anonymous', 'link /mfe/search.js', 'script /assets/main.js'];

describe('lateScripts', () => {
  it('start after the first paint of a page without a first picture', () => {
    const { added, observed, paints } = open();
    expect(observed).toEqual(['paint', 'largest-contentful-paint']);
    paints({ name: 'first-paint' });
    expect(added).toEqual([]);
    paints(firstPaint);
    expect(added).toEqual(everything);
  });

  it('start when the first picture is painted', () => {
    const { added, image, paints } = open('on its way');
    paints(firstPaint);
    paints({ name: '', element: {} });
    expect(added).toEqual([]);
    paints({ name: '', element: image });
    expect(added).toEqual(everything);
  });

  it.each(['load', 'error'])(
    'start shortly after the %s of a picture whose paint is not reported',
    (type) => {
      const { added, happens, paints, waits } = open('on its way');
      paints(firstPaint);
      happens(type);
      expect(added).toEqual([]);
      waits(100);
      expect(added).toEqual(everything);
    },
  );

  it('wait for the first paint although the picture is there', () => {
    const { added, paints, waits } = open('there');
    waits(100);
    expect(added).toEqual([]);
    paints(firstPaint);
    expect(added).toEqual(everything);
  });

  it.each(['pointerdown', 'keydown'])('start at a %s', (type) => {
    const { added, happens } = open('on its way');
    happens(type);
    expect(added).toEqual(everything);
  });

  it('start once, although the picture is slow and arrives later', () => {
    const { added, happens, paints, waits } = open('on its way');
    waits(1500);
    happens('load');
    paints(firstPaint);
    waits(1500);
    expect(added).toEqual(everything);
  });

  it('cannot end the script element', () => {
    expect(lateScripts([], ['/</script>']).match(/<\/script>/gu)).toHaveLength(1);
  });
});
