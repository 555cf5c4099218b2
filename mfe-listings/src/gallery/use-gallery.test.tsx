import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { useGallery } from './use-gallery.tsx';

const images = ['a', 'b'].map((id) => ({ id, width: 1280, height: 960, alt: '', placeholder: '' }));

function Page() {
  const gallery = useGallery({ images, title: 'Двустаен' });
  return (
    <>
      <button type="button" onClick={() => gallery.openAt(1)}>
        Снимки
      </button>
      {gallery.view}
    </>
  );
}

beforeAll(fakeDialogs);

const opener = () => screen.getByRole('button', { name: 'Снимки' });
const opened = async () => {
  render(<Page />);
  await userEvent.click(opener());
  await screen.findByText('2 / 2');
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('useGallery', () => {
  it('pushes a history entry with the same URL; Back closes the gallery and restores the focus', async () => {
    const { length } = history;
    const { href } = location;
    await opened();
    expect(history.length).toBe(length + 1);
    expect(location.href).toBe(href);
    history.back();
    await closed();
    expect(opener()).toHaveFocus();
  });

  it('removes its history entry when closed by a key', async () => {
    history.replaceState({ idx: 3 }, '');
    await opened();
    expect(history.state).toMatchObject({ idx: 3 });
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(history.state).toEqual({ idx: 3 }));
  });
});
