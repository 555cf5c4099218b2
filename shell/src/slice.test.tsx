import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Slice } from './slice.tsx';

const content = { path: '/', element: <p>съдържание</p> };

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  navigator.sendBeacon = () => true;
});
afterEach(() => jest.restoreAllMocks());

describe('Slice', () => {
  it('offers a retry after a failed load, as often as it fails', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([content]);
    render(
      <MemoryRouter>
        <Slice name="fails-twice" load={load} />
      </MemoryRouter>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Опитай пак' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByText('съдържание')).toBeInTheDocument();
    expect(screen.queryByText('Тази част не се зарежда.')).toBeNull();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is loaded once, also when it is shown again', async () => {
    const load = jest.fn().mockResolvedValue([content]);
    const page = (
      <MemoryRouter>
        <Slice name="works" load={load} />
      </MemoryRouter>
    );
    const { unmount } = render(page);
    await screen.findByText('съдържание');
    unmount();
    render(page);
    expect(await screen.findByText('съдържание')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
