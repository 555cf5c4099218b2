import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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

describe('PictureMosaic', () => {
  it('counts along as it is swiped', () => {
    showPictures(6);
    expect(screen.getByText('1/6')).toBeInTheDocument();
    const strip = screen.getByRole('button', { name: 'Отвори снимка 1' }).parentElement as HTMLElement;
    Object.defineProperty(strip, 'clientWidth', { value: 390 });
    Object.defineProperty(strip, 'scrollLeft', { value: 760 });
    fireEvent.scroll(strip);
    expect(screen.getByText('3/6')).toBeInTheDocument();
  });

  it('loads the first picture at once and the others when they are near', () => {
    showPictures(3);
    const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  });

  it('opens at the first floor plan by a button of its own', async () => {
    const onOpen = jest.fn();
    const images = imagesOf(4).map((image, index) => (index > 1 ? { ...image, isFloorPlan: true } : image));
    render(<PictureMosaic images={images} title="Двустаен" onOpen={onOpen} />);
    expect(screen.getAllByRole('img', { name: 'Разпределение на жилището' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Разпределение' }));
    expect(onOpen).toHaveBeenCalledWith(2);
  });

  it('leads to the video at its own site, in a new tab and without a recommendation', () => {
    const video = 'https://www.youtube.com/watch?v=a_b-C3d4E5f';
    render(<PictureMosaic images={imagesOf(3)} title="Двустаен" video={video} onOpen={jest.fn()} />);
    const link = screen.getByRole('link', { name: 'Видео в YouTube (в нов раздел)' });
    expect(link).toHaveAttribute('href', video);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  });

  it('has no counter for one picture, and no button without pictures', () => {
    const { unmount } = showPictures(1);
    expect(screen.queryByText('1/1')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Всички снимки (1)' })).toBeInTheDocument();
    unmount();
    showPictures(0);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
