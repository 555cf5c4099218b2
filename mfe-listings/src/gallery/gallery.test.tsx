import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { Gallery } from './gallery.tsx';

const images = ['a', 'b', 'c'].map((id) => ({ id, width: 1280, height: 960, alt: '', placeholder: '' }));

const open = (start = 0) => {
  const onClose = jest.fn();
  render(<Gallery images={images} title="Двустаен" start={start} onClose={onClose} />);
  return onClose;
};

beforeAll(fakeDialogs);

describe('the fullscreen gallery', () => {
  it('goes on by arrow keys and round the ends', async () => {
    open();
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });

  it('closes by Escape', async () => {
    const onClose = open();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('jumps by thumbnails', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Двустаен, снимка 3' }));
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
  });

  it.each([
    [51, '3 / 3'],
    [-51, '2 / 3'],
    [-50, '1 / 3'],
  ])('takes a drag of %d px for: %s', async (distance, counter) => {
    open();
    const target = screen.getByRole('img', { name: 'Двустаен, снимка 1' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: 200 } },
      { target, coords: { clientX: 200 + distance } },
      { keys: '[/MouseLeft]', target },
    ]);
    expect(screen.getByText(counter)).toBeInTheDocument();
  });

  it('has the neighbours at hand, hidden from screen readers, also over the ends', () => {
    open();
    const sources = [...document.querySelectorAll('[aria-hidden="true"] > img')].map((img) =>
      img.getAttribute('src'),
    );
    expect(sources).toEqual(['/media/c-1280.webp', '/media/b-1280.webp']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('keeps Tab inside, forwards and backwards', async () => {
    open();
    screen.getByRole('button', { name: 'Двустаен, снимка 3' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Затвори снимките' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Двустаен, снимка 3' })).toHaveFocus();
  });

  it('has neither arrows nor thumbnails with a single picture', async () => {
    render(<Gallery images={images.slice(0, 1)} title="Двустаен" start={0} onClose={jest.fn()} />);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('1 / 1')).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('has no context menu', () => {
    open();
    expect(fireEvent.contextMenu(screen.getByRole('dialog'))).toBe(false);
  });
});
