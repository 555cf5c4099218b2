import { render, screen } from '@testing-library/react';
import * as React from 'react';

import { lighterSwr } from '../light-swr.mjs';
import { keepPrevious } from './keep-previous.ts';
import { evaluateLibrary, sourceOf } from '../evaluate-library.testing.mjs';

type Read = (key: string, read: (key: string) => Promise<string>, config?: object) => { data?: string };

const folder = 'swr/dist/';
const [hookFile = ''] = /use-swr-\w+\.mjs/u.exec(sourceOf(`${folder}index/index.mjs`)) ?? [];
const [stateFile = ''] = /config-context-\w+\.mjs/u.exec(sourceOf(`${folder}index/index.mjs`)) ?? [];
const dequal = jest.requireActual<object>('dequal/lite');
const state = evaluateLibrary<object>(sourceOf(folder + stateFile), { react: React, 'dequal/lite': dequal });
const internal = evaluateLibrary<object>(sourceOf(`${folder}_internal/index.mjs`), {
  react: React,
  [`../${stateFile}`]: state,
  './constants.mjs': evaluateLibrary(sourceOf(`${folder}_internal/constants.mjs`), {}),
});
const { u: useSWR } = evaluateLibrary<{ u: Read }>(lighterSwr(sourceOf(folder + hookFile)), {
  react: React,
  'use-sync-external-store/shim': React,
  './_internal/index.mjs': internal,
  [`./${stateFile}`]: state,
});

const read = jest.fn((key: string) => Promise.resolve(`прочетено: ${key}`));

function Sample({ name, config }: { name: string; config?: object }) {
  const { data = 'няма' } = useSWR(name, read, config);
  return <p>{data}</p>;
}

beforeEach(() => read.mockClear());

describe('the lighter SWR', () => {
  it('reads a key once for all its users', async () => {
    render(
      <>
        <Sample name="a" />
        <Sample name="a" />
      </>,
    );
    expect(screen.getAllByText('няма')).toHaveLength(2);
    expect(await screen.findAllByText('прочетено: a')).toHaveLength(2);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('shows a fallback, and keeps it when asked to', () => {
    const config = { fallback: { b: 'отпреди' }, revalidateOnMount: false };
    render(<Sample name="b" config={config} />);
    expect(screen.getByText('отпреди')).toBeInTheDocument();
    expect(read).not.toHaveBeenCalled();
  });

  it('keeps the previous data while another key is read', async () => {
    const config = { keepPreviousData: true };
    const { rerender } = render(<Sample name="c" config={config} />);
    await screen.findByText('прочетено: c');
    rerender(<Sample name="d" config={config} />);
    expect(screen.getByText('прочетено: c')).toBeInTheDocument();
    await screen.findByText('прочетено: d');
  });

  it('drops the previous data when the read of another key fails', async () => {
    const { rerender } = render(<Sample name="f" config={keepPrevious} />);
    await screen.findByText('прочетено: f');
    read.mockRejectedValueOnce(new Error('няма връзка'));
    rerender(<Sample name="g" config={keepPrevious} />);
    expect(await screen.findByText('няма')).toBeInTheDocument();
  });

  it.each(['suspense', 'cacheData', 'strictServerPrefetchWarning'])('throws for %s', (option) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Sample name="e" config={{ [option]: true }} />)).toThrow(/not built in/u);
    log.mockRestore();
  });

  it('fails for a source of another shape', () => {
    expect(() => lighterSwr('export {}')).toThrow(/lighter parts: nothing like/u);
  });
});
