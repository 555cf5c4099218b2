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

describe('a picture', () => {
  it('comes in three widths, described, and only when it is near', () => {
    render(shown());
    const picture = screen.getByRole('img', { name: 'Дневна' });
    expect(picture).toHaveAttribute(
      'srcset',
      '/media/a1-320.webp 320w, /media/a1-640.webp 640w, /media/a1-1280.webp 1280w',
    );
    expect(picture).toHaveAttribute('sizes', '285px');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it('loads at once on the first screen', () => {
    render(shown({ isEager: true }));
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('is called by the listing’s title without a description of its own', () => {
    render(shown({ image: { ...image, alt: '' } }));
    expect(screen.getByRole('img', { name: 'Светъл двустаен' })).toBeInTheDocument();
  });

  it('has its blurred stand-in in the HTML of the server, without a style attribute', () => {
    const html = renderToString(shown());
    expect(html).toContain('src="data:image/bmp;base64,');
    expect(html).not.toContain('style=');
  });

  it('says so when it is broken, and forgets that with the next picture', () => {
    const { rerender } = render(shown());
    fireEvent.error(screen.getByRole('img', { name: 'Дневна' }));
    expect(screen.getByRole('img', { name: 'Няма снимка' })).toBeInTheDocument();
    rerender(shown({ image: { ...image, id: 'b2', alt: 'Кухня' } }));
    expect(screen.getByRole('img', { name: 'Кухня' })).toBeInTheDocument();
  });

  it('says so when it broke before the page came to life', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const source = jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/media/a1');
    render(shown());
    expect(screen.getByRole('img', { name: 'Няма снимка' })).toBeInTheDocument();
    complete.mockRestore();
    source.mockRestore();
  });

  it('says so when there is none', () => {
    render(shown({ image: undefined }));
    expect(screen.getByRole('img', { name: 'Няма снимка' })).toBeInTheDocument();
  });
});
