import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import { render, screen } from '@testing-library/react';

import { PictureRules } from './picture-rules.tsx';

const { imagesMin, imagesMax, floorPlansMax, imageBytesMax, imageWidthMin, imageHeightMin } = PROPERTY_LIMITS;

describe('PictureRules', () => {
  it.each([
    ['how many', `Поне ${imagesMin} снимки на жилището, общо до ${imagesMax}; първата е корица.`],
    ['which formats', 'JPEG, PNG или WebP'],
    ['how large', `поне ${imageWidthMin}×${imageHeightMin} пиксела`],
    ['what is made smaller', `Файл над ${imageBytesMax / 1024 ** 2} MB смаляваме тук`],
    [
      'how many floor plans',
      `До ${floorPlansMax} може да са разпределения: заемат място сред тези ${imagesMax}, но не се броят към задължителните ${imagesMin}.`,
    ],
    ['what is returned', 'Без телефони, имейли, лога и чужди водни знаци'],
  ])('tell %s', (_what, words) => {
    render(<PictureRules />);
    expect(screen.getByRole('list', { name: 'Изисквания към снимките' })).toHaveTextContent(words);
  });
});
