import { sizeText } from './export-state.tsx';

describe('sizeText', () => {
  it.each([
    [0, '1 KB'],
    [1536, '2 KB'],
    [348_160, '340 KB'],
    [1_048_575, '1 024 KB'],
    [1_048_576, '1,0 MB'],
    [13_002_342, '12,4 MB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(sizeText(bytes).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
