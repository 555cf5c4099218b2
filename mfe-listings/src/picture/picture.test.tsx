import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { Picture } from './picture.tsx';

const image = {
  id: 'a1',
  width: 1280,
  height: 960,
  alt: 'Дневна',
  placeholder: 'qhgSFYJZiYiPd3d0eId2iJVwOwrZ',
};
const shown = (part: Partial<Parameters<typeof Picture>[0]> = {}) => (
  <Picture image={image} alt="Светъл двустаен" sizes="285px" {...part} />
);

describe('Picture', () => {
  it('has three widths and an alt text, and loads lazily', () => {
    render(shown());
    const picture = screen.getByRole('img', { name: 'Дневна' });
    expect(picture).toHaveAttribute(
      'srcset',
      '/media/a1-320.webp 320w, /media/a1-640.webp 640w, /media/a1-1280.webp 1280w',
    );
    expect(picture).toHaveAttribute('sizes', '285px');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it('has five widths in two formats when they are stored', () => {
    const { container } = render(shown({ image: { ...image, hasAvif: true } }));
    const widths = (format: string) =>
      [320, 480, 640, 960, 1280].map((width) => `/media/a1-${width}.${format} ${width}w`).join(', ');
    expect(screen.getByRole('img', { name: 'Дневна' })).toHaveAttribute('srcset', widths('webp'));
    const source = container.querySelector('picture > source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', widths('avif'));
    expect(source).toHaveAttribute('sizes', '285px');
  });

  it('has no AVIF of an earlier release’s picture, which has none', () => {
    const { container } = render(shown());
    expect(container.querySelector('source')).toBeNull();
  });

  it('is not draggable, so that a drag swipes instead of copying the picture', () => {
    render(shown());
    for (const picture of screen.getAllByRole('img', { hidden: true }))
      expect(picture).toHaveAttribute('draggable', 'false');
  });

  it('loads eagerly above the fold', () => {
    render(shown({ isEager: true }));
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('falls back to the listing’s title as alt text', () => {
    render(shown({ image: { ...image, alt: '' } }));
    expect(screen.getByRole('img', { name: 'Светъл двустаен' })).toBeInTheDocument();
  });

  it('renders its blurred placeholder on the server, without a style attribute', () => {
    const html = renderToString(shown());
    expect(html).toContain('src="data:image/bmp;base64,');
    expect(html).not.toContain('style=');
  });

  it('shows that it is broken, and resets with the next picture', () => {
    const { rerender } = render(shown());
    fireEvent.error(screen.getByRole('img', { name: 'Дневна' }));
    expect(screen.getByRole('img', { name: 'Няма снимка' })).toBeInTheDocument();
    rerender(shown({ image: { ...image, id: 'b2', alt: 'Кухня' } }));
    expect(screen.getByRole('img', { name: 'Кухня' })).toBeInTheDocument();
  });

  it('shows a failure from before hydration', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const source = jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/media/a1');
    render(shown());
    expect(screen.getByRole('img', { name: 'Няма снимка' })).toBeInTheDocument();
    complete.mockRestore();
    source.mockRestore();
  });

  it('shows that there is no picture', () => {
    render(shown({ image: undefined }));
    expect(screen.getByRole('img', { name: 'Няма снимка' })).toBeInTheDocument();
  });
});
