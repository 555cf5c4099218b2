import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import { render, screen } from '@testing-library/react';

import { PictureCount } from './picture-count.tsx';

const { imagesMin, imagesMax } = PROPERTY_LIMITS;

function bar(count: number) {
  const { unmount } = render(<PictureCount count={count} photos={count} />);
  const progress = screen.getByRole('progressbar');
  const shown = {
    name: screen.getByText(/\p{L}/u, { selector: 'label' }).textContent,
    look: progress.className,
  };
  unmount();
  return shown;
}

describe('count of pictures', () => {
  it('changes its words and colour when the required number is reached, not after it', () => {
    const [below, enough, full] = [bar(imagesMin - 1), bar(imagesMin), bar(imagesMax)];
    expect(below.name).toMatch(/^Нужн/u);
    expect(enough.name).not.toMatch(/^Нужн/u);
    expect(enough.look).toBe(full.look);
    expect(enough.look).not.toBe(below.look);
    expect(full.name).not.toBe(enough.name);
  });

  it('does not count floor plans among the required photos', () => {
    render(<PictureCount count={imagesMin} photos={imagesMin - 1} />);
    expect(screen.getByText('Нужна е още 1 снимка')).toBeInTheDocument();
  });
});
