import './pointer-screen.testing.ts';

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

describe('Gallery', () => {
  it('goes to the next and previous picture by arrow keys, and wraps around', async () => {
    open();
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });

  it('shows the blurred placeholder until the picture is loaded', () => {
    const placeholder = 'qhgSFYJZiYiPd3d0eId2iJVwOwrZ';
    const [image] = images;
    render(
      <Gallery images={[{ ...image!, placeholder }]} title="Двустаен" start={0} onClose={() => undefined} />,
    );
    const picture = screen.getByRole('img', { name: 'Двустаен, снимка 1' });
    expect(picture.style.backgroundImage).toContain('data:image/bmp;base64,');
    fireEvent.load(picture);
    expect(picture.style.backgroundImage).toBe('');
  });

  it('names a floor plan, by its own description if it has one', async () => {
    const [photo, plan, other] = images.map((image) => ({ ...image, isFloorPlan: image.id !== 'a' }));
    const shown = [photo!, plan!, { ...other!, alt: 'Вторият етаж' }];
    render(<Gallery images={shown} title="Двустаен" start={1} onClose={() => undefined} />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Разпределение на жилището');
    expect(screen.getByText('Разпределение на жилището')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('img')).toHaveAccessibleName('Вторият етаж');
  });

  it('closes on Escape', async () => {
    const onClose = open();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('jumps to a picture by its thumbnail', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Двустаен, снимка 3' }));
    expect(screen.getByText('3 / 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Двустаен, снимка 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Двустаен, снимка 1' })).not.toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it.each([
    [51, '3 / 3'],
    [-51, '2 / 3'],
    [-50, '1 / 3'],
  ])('treats a drag of %d px as: %s', async (distance, counter) => {
    open();
    const target = screen.getByRole('img', { name: 'Двустаен, снимка 1' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: 200 } },
      { target, coords: { clientX: 200 + distance } },
      { keys: '[/MouseLeft]', target },
    ]);
    expect(screen.getByText(counter)).toBeInTheDocument();
  });

  it('preloads both neighbours, also across the ends, hidden from screen readers', () => {
    open();
    const sources = [...document.querySelectorAll('[aria-hidden="true"] > img')].map((img) =>
      img.getAttribute('src'),
    );
    expect(sources).toEqual(['/media/c-1280.webp', '/media/b-1280.webp']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('traps Tab in both directions', async () => {
    open();
    screen.getByRole('button', { name: 'Двустаен, снимка 3' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Увеличи' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Двустаен, снимка 3' })).toHaveFocus();
  });

  it('leaves Tab between its buttons alone, and leads it from the dialog itself to the first', async () => {
    open();
    screen.getByRole('button', { name: 'Увеличи' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Намали' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Затвори снимките' })).toHaveFocus();
    const dialog = screen.getByRole('dialog');
    dialog.tabIndex = -1;
    dialog.focus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Двустаен, снимка 3' })).toHaveFocus();
  });

  it('has neither arrows nor thumbnails for a single picture', async () => {
    render(<Gallery images={images.slice(0, 1)} title="Двустаен" start={0} onClose={jest.fn()} />);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('1 / 1')).toBeInTheDocument();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Увеличи',
      'Намали',
      'Затвори снимките',
    ]);
  });

  it('has no context menu', () => {
    open();
    expect(fireEvent.contextMenu(screen.getByRole('dialog'))).toBe(false);
  });
});

const shown = (number = 1) => screen.getByRole('img', { name: `Двустаен, снимка ${number}` });
const press = (x: number, y: number) => [
  { keys: '[MouseLeft>]', target: shown(), coords: { clientX: x, clientY: y } },
  { keys: '[/MouseLeft]', target: shown() },
];
const drag = (fromX: number, toX: number, number = 1) =>
  userEvent.pointer([
    { keys: '[MouseLeft>]', target: shown(number), coords: { clientX: fromX, clientY: 300 } },
    { target: shown(number), coords: { clientX: toX, clientY: 300 } },
    { keys: '[/MouseLeft]', target: shown(number) },
  ]);
const CLOSE = 'translate(-150px, 0px) scale(2.5)';

describe('Gallery zoom', () => {
  it('zooms to 2.5 at the point of a double tap, and back with another', async () => {
    open();
    await userEvent.pointer([...press(300, 300), ...press(300, 300)]);
    expect(shown().style.transform).toBe(CLOSE);
    await userEvent.pointer([...press(120, 300), ...press(120, 300)]);
    expect(shown().style.transform).toBe('');
  });

  it('ignores two taps far from each other', async () => {
    open();
    await userEvent.pointer([...press(100, 300), ...press(300, 300)]);
    expect(shown().style.transform).toBe('');
  });

  it('pans a zoomed picture to its edge without going to the next', async () => {
    open();
    await userEvent.pointer([...press(300, 300), ...press(300, 300)]);
    await drag(200, 300);
    expect(shown().style.transform).toBe('translate(-50px, 0px) scale(2.5)');
    await drag(300, 0);
    await drag(300, 0);
    expect(shown().style.transform).toBe('translate(-300px, 0px) scale(2.5)');
    expect(screen.getByText('1 / 3')).toBeInTheDocument();
  });

  it('zooms by keys, and pans a zoomed picture by arrow keys', async () => {
    open();
    await userEvent.keyboard('++');
    expect(shown().style.transform).toBe('translate(0px, 0px) scale(2.25)');
    await userEvent.keyboard('{ArrowRight}');
    expect(shown().style.transform).toBe('translate(-80px, 0px) scale(2.25)');
    await userEvent.keyboard('-');
    expect(shown().style.transform).toMatch(/scale\(1\.5\)$/u);
    await userEvent.keyboard('0{ArrowRight}');
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
  });

  it('does not handle the browser’s own shortcuts', async () => {
    open();
    await userEvent.keyboard('{Control>}+{/Control}');
    expect(shown().style.transform).toBe('');
  });

  it('has buttons that keep the focus at the limits', async () => {
    open();
    const [closer, away] = ['Увеличи', 'Намали'].map((name) => screen.getByRole('button', { name }));
    expect(away).toHaveAttribute('aria-disabled', 'true');
    for (let times = 0; times < 5; times += 1) await userEvent.click(closer as HTMLElement);
    expect(shown().style.transform).toBe('translate(0px, 0px) scale(5)');
    expect(closer).toHaveAttribute('aria-disabled', 'true');
    expect(closer).toHaveFocus();
    expect(away).toHaveAttribute('aria-disabled', 'false');
  });

  it('zooms by Ctrl and wheel, without zooming the page', () => {
    open();
    const wheel = { ctrlKey: true, deltaY: -100, clientX: 200, clientY: 300 };
    expect(fireEvent.wheel(shown(), wheel)).toBe(false);
    expect(shown().style.transform).toMatch(/scale\((?:[2-5](?:\.\d+)?)\)$/u);
  });

  it('resets for another picture, also on the way back', async () => {
    open();
    await userEvent.keyboard('++');
    await userEvent.click(screen.getByRole('button', { name: 'Следваща снимка' }));
    expect(shown(2).style.transform).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Предишна снимка' }));
    expect(shown(1).style.transform).toBe('');
  });
});
