import { fireEvent, render, screen } from '@testing-library/react';

import { PictureMosaic } from './picture-mosaic.tsx';

const imagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    width: 1280,
    height: 960,
    alt: '',
    placeholder: '',
  }));
const showPictures = (count: number) =>
  render(<PictureMosaic images={imagesOf(count)} title="Двустаен" onOpen={jest.fn()} />);

describe('the pictures of a listing', () => {
  it('count as they are drawn sideways', () => {
    showPictures(6);
    expect(screen.getByText('1/6')).toBeInTheDocument();
    const strip = screen.getByRole('button', { name: 'Отвори снимка 1' }).parentElement as HTMLElement;
    Object.defineProperty(strip, 'clientWidth', { value: 390 });
    Object.defineProperty(strip, 'scrollLeft', { value: 760 });
    fireEvent.scroll(strip);
    expect(screen.getByText('3/6')).toBeInTheDocument();
  });

  it('have no counter when there is only one, and no button when there is none', () => {
    const { unmount } = showPictures(1);
    expect(screen.queryByText('1/1')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Всички снимки (1)' })).toBeInTheDocument();
    unmount();
    showPictures(0);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
