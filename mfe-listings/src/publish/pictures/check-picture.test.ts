import { picturesTexts } from './messages.ts';
import { ACCEPTED, fileProblem, pixelsProblem, unfitReason } from './check-picture.ts';

const MEGABYTE = 1024 * 1024;
const file = (part: Partial<Pick<File, 'name' | 'type' | 'size'>> = {}) => ({
  name: 'хол.jpg',
  type: 'image/jpeg',
  size: MEGABYTE,
  ...part,
});

describe('picture file checks', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('accept %s', (type) => {
    expect(fileProblem(file({ type }))).toBeUndefined();
  });

  it('name each accepted format in the rules', () => {
    const formats = ACCEPTED.replaceAll(/image\/|\.|,\.heif/gu, '').split(',');
    expect(formats).toEqual(['jpeg', 'png', 'webp', 'heic']);
    for (const format of formats) expect(picturesTexts.rules.join(' ').toLowerCase()).toContain(format);
  });

  it('require a redraw of HEIC, also without a MIME type', () => {
    const text = 'Този браузър не чете HEIC. Качете JPEG, PNG или WebP.';
    for (const heic of [file({ name: 'IMG_1.HEIC', type: '' }), file({ type: 'image/heif' })]) {
      expect(fileProblem(heic)).toBeUndefined();
      expect(unfitReason(heic)).toBe(text);
    }
  });

  it('require a redraw over 10 MB', () => {
    expect(unfitReason(file({ size: 10 * MEGABYTE }))).toBeUndefined();
    expect(unfitReason(file({ size: 10 * MEGABYTE + 1 }))).toMatch(/^Снимката е над 10.MB/u);
  });

  it('reject other types and empty files', () => {
    expect(fileProblem(file({ type: 'application/pdf' }))).toBe('Това не е JPEG, PNG, WebP или HEIC.');
    expect(fileProblem(file({ size: 0 }))).toBe('Файлът е празен.');
  });

  it('require 800×600 pixels in portrait or landscape', () => {
    expect(pixelsProblem({ width: 800, height: 600 })).toBeUndefined();
    expect(pixelsProblem({ width: 600, height: 800 })).toBeUndefined();
    expect(pixelsProblem({ width: 799, height: 600 })).toContain('799×600');
    expect(pixelsProblem({ width: 1600, height: 599 })).toContain('1600×599');
  });
});
