import { fileProblem, pixelsProblem } from './check-picture.ts';

const MEGABYTE = 1024 * 1024;
const file = (part: Partial<Pick<File, 'name' | 'type' | 'size'>> = {}) => ({
  name: 'хол.jpg',
  type: 'image/jpeg',
  size: MEGABYTE,
  ...part,
});

describe('a file before it is sent', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('is taken as %s', (type) => {
    expect(fileProblem(file({ type }))).toBeUndefined();
  });

  it('is refused as HEIC with what to do, also when the browser does not know the type', () => {
    const text = 'Форматът HEIC не се поддържа. Качете JPEG, PNG или WebP.';
    expect(fileProblem(file({ name: 'IMG_1.HEIC', type: '' }))).toBe(text);
    expect(fileProblem(file({ type: 'image/heif' }))).toBe(text);
  });

  it('is refused as anything else, empty, or over 10 MB', () => {
    expect(fileProblem(file({ type: 'application/pdf' }))).toBe('Това не е JPEG, PNG или WebP.');
    expect(fileProblem(file({ size: 0 }))).toBe('Файлът е празен.');
    expect(fileProblem(file({ size: 10 * MEGABYTE }))).toBeUndefined();
    expect(fileProblem(file({ size: 10 * MEGABYTE + 1 }))).toBe('Снимката е над 10 MB.');
  });

  it('needs 800×600 pixels, upright or lying', () => {
    expect(pixelsProblem({ width: 800, height: 600 })).toBeUndefined();
    expect(pixelsProblem({ width: 600, height: 800 })).toBeUndefined();
    expect(pixelsProblem({ width: 799, height: 600 })).toContain('799×600');
    expect(pixelsProblem({ width: 1600, height: 599 })).toContain('1600×599');
  });
});
