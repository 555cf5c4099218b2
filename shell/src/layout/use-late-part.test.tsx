import { Link } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useLatePart } from './use-late-part.ts';

const load = jest.fn<Promise<() => string>, []>();

function Sample() {
  const { Part } = useLatePart(load);
  return (
    <>
      <Link to="/next">Нататък</Link>
      {Part && <Part />}
    </>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <Sample />
    </MemoryRouter>,
  );

beforeEach(() => load.mockReset());

describe('useLatePart', () => {
  it('loads a part once', async () => {
    load.mockResolvedValue(() => 'Част');
    show();
    expect(await screen.findByText('Част')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('retries a failed load after a navigation', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => 'Част');
    show();
    await userEvent.click(screen.getByRole('link'));
    expect(await screen.findByText('Част')).toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith('frame: part not loaded', expect.any(Error));
    warn.mockRestore();
  });
});
