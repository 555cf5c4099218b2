import { act, render, screen } from '@testing-library/react';
import useSWR from 'swr';

import { keepPrevious } from './keep-previous.ts';

let isDown = false;

function Sample({ name }: { name: string }) {
  const read = (key: string) =>
    isDown ? Promise.reject(new Error('Няма връзка.')) : Promise.resolve(`прочетено: ${key}`);
  const { data = 'няма', error, mutate } = useSWR<string, Error>(name, read, keepPrevious);
  return (
    <button type="button" onClick={() => void mutate()}>
      {data} {error?.message}
    </button>
  );
}

beforeEach(() => (isDown = false));

describe('keepPrevious', () => {
  it('keeps the data of the former key until the new key has an answer, and drops them for an error', async () => {
    const { rerender } = render(<Sample name="a" />);
    await screen.findByText('прочетено: a');
    isDown = true;
    rerender(<Sample name="b" />);
    expect(screen.getByText('прочетено: a')).toBeInTheDocument();
    expect(await screen.findByText('няма Няма връзка.')).toBeInTheDocument();
  });

  it('keeps the own data of a key when their refresh fails', async () => {
    render(<Sample name="c" />);
    const data = await screen.findByText('прочетено: c');
    isDown = true;
    act(() => data.click());
    expect(await screen.findByText('прочетено: c Няма връзка.')).toBeInTheDocument();
  });
});
