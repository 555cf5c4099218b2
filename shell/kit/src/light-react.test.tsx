import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { screen, waitFor } from '@testing-library/react';
import type * as Library from 'react';
import type { ReactNode } from 'react';
import type * as Dom from 'react-dom';
import type * as Client from 'react-dom/client';

import { absentEvents, lighterReact, lighterReactCore } from '../light-react.mjs';
import { evaluateLibrary, sourceOf } from '../evaluate-library.testing.mjs';

const core = lighterReactCore(sourceOf('react/cjs/react.production.js'));
const react = evaluateLibrary<typeof Library>(core, {});
const dom = evaluateLibrary<typeof Dom>(sourceOf('react-dom/cjs/react-dom.production.js'), { react });
const source = sourceOf('react-dom/cjs/react-dom-client.production.js');
const { createRoot, hydrateRoot } = evaluateLibrary<typeof Client>(lighterReact(source), {
  react,
  'react-dom': dom,
  scheduler: jest.requireActual('scheduler'),
});
/** JSX would create elements of the development build. */
const { createElement: h, Suspense, useEffect, useState } = react;

const place = () => document.body.appendChild(document.createElement('div'));
const failed = jest.fn<void, [unknown]>();

function show(content: ReactNode) {
  const container = place();
  const root = createRoot(container, { onUncaughtError: failed, onCaughtError: () => undefined });
  root.render(content);
  return { container, root };
}

beforeEach(() => {
  document.body.replaceChildren();
  failed.mockReset();
});

const Unit = react.createContext('лв.');
const Price = react.memo(({ sum }: { sum: number }) => h('b', null, `${sum} ${react.use(Unit)}`));

class Boundary extends react.Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? h('p', null, 'Грешка') : this.props.children;
  }
}

function Broken(): ReactNode {
  throw new Error('broken');
}

/** Sets a value as a user does, past React's own setter. */
function fill(input: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function Form({ onEffect }: { onEffect: (event: string) => void }) {
  const [text, setText] = useState('');
  const [sum, setSum] = useState(900);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    onEffect('in');
    return () => onEffect('out');
  }, [onEffect]);
  return h(
    'section',
    { onMouseEnter: () => setIsNear(true) },
    h('label', { htmlFor: 'text' }, 'Текст'),
    h('input', {
      id: 'text',
      value: text,
      onChange: ({ target }: Library.ChangeEvent<HTMLInputElement>) => setText(target.value.toUpperCase()),
    }),
    h('button', { onClick: () => setSum((last) => last + 100) }, 'По-скъпо'),
    h(Price, { sum }),
    isNear && h('i', null, 'близо'),
    dom.createPortal(h('em', null, 'отгоре'), document.body),
  );
}

describe('the lighter React', () => {
  it('renders, reacts to events, and unmounts', async () => {
    const onEffect = jest.fn();
    const { container, root } = show(h(Form, { onEffect }));
    await screen.findByText('900 лв.');
    screen.getByRole('button').click();
    await screen.findByText('1000 лв.');
    fill(screen.getByLabelText('Текст'), 'стая');
    await waitFor(() => expect(screen.getByLabelText('Текст')).toHaveValue('СТАЯ'));
    const section = container.querySelector('section');
    section?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: document.body }));
    await screen.findByText('близо');
    expect(screen.getByText('отгоре').parentElement).toBe(document.body);
    root.unmount();
    await waitFor(() => expect(onEffect.mock.calls).toEqual([['in'], ['out']]));
    expect(document.body.textContent).toBe('');
  });

  it('waits for lazy parts and catches errors', async () => {
    const Late = react.lazy(() => Promise.resolve({ default: () => h('p', null, 'Част') }));
    show(h(Suspense, { fallback: 'Зарежда се' }, h(Late), h(Boundary, null, h(Broken))));
    await screen.findByText('Част');
    expect(screen.getByText('Грешка')).toBeInTheDocument();
  });

  it('hydrates the page of a server', async () => {
    const container = place();
    container.innerHTML = '<!--$--><p class="a">Обява</p><button>По-скъпо</button><!--/$-->';
    const [paragraph] = container.children;
    const mismatch = jest.fn();
    const press = jest.fn();
    const page = h(
      Suspense,
      null,
      h('p', { className: 'a' }, 'Обява'),
      h('button', { onClick: press }, 'По-скъпо'),
    );
    hydrateRoot(container, page, { onRecoverableError: mismatch });
    await waitFor(() => {
      screen.getByRole('button').click();
      expect(press).toHaveBeenCalled();
    });
    expect(container.children[0]).toBe(paragraph);
    expect(mismatch).not.toHaveBeenCalled();
  });

  it('writes attributes and styles as React does', async () => {
    const { container } = show(
      h(
        'svg',
        {
          xmlnsXlink: 'http://www.w3.org/1999/xlink',
          strokeWidth: 2,
          dominantBaseline: 'middle',
          'panose-1': '2',
        },
        h('title', null, 'Карта'),
        h('path', { style: { lineHeight: 2, width: 5 }, clipPath: 'url(#a)' }),
      ),
    );
    await waitFor(() => expect(container.querySelector('path')).not.toBeNull());
    const attributes = [...(container.querySelector('svg')?.attributes ?? [])].map(({ name }) => name);
    expect(attributes).toEqual(['xmlns:xlink', 'stroke-width', 'dominant-baseline', 'panose-1']);
    expect(container.querySelector('title')?.textContent).toBe('Карта');
    expect(container.querySelector('path')?.getAttribute('style')).toBe('line-height: 2; width: 5px;');
    expect(container.querySelector('path')?.getAttribute('clip-path')).toBe('url(#a)');
  });

  it.each([
    ['a title for the head', h('title', null, 'Обява')],
    ['a body', h('body')],
    ['a profiler', h(react.Profiler, { id: 'p', onRender: () => undefined })],
    ['an activity', h(react.Activity, null, 'Част')],
  ])('throws for %s', async (_what, element) => {
    show(element);
    await waitFor(() => expect(failed).toHaveBeenCalled());
    expect(String(failed.mock.calls[0]?.[0])).toContain('not built in');
  });

  it('fails for a source of another shape', () => {
    expect(() => lighterReact('"use strict";')).toThrow(/lighter parts: nothing like/u);
  });
});

const root = join(import.meta.dirname, '../../..');
const components = [
  'shell/src',
  'shell/kit/src',
  'mfe-account/src',
  'mfe-admin/src',
  'mfe-listings/src',
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/u.test(file))
    .map((file) => join(root, folder, file)),
);

/** The component's props of the same name. */
const own = /<Tabs\b[^<]*$/u;

it.each(absentEvents)('no component uses %s', (event) => {
  const users = components.filter((file) => {
    const parts = readFileSync(file, 'utf8').split(`${event}=`).slice(0, -1);
    return parts.some((part) => !own.test(part));
  });
  expect(components.length).toBeGreaterThan(300);
  expect(users).toEqual([]);
});
