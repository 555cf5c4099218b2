import { pageNumber } from './page-number.ts';

it.each([
  ['1', 1],
  ['27', 27],
  ['99999', 99_999],
])('the page of %j is %i', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});

it.each([null, '', '0', '-2', '1.5', '0x10', '1e3', ' 2', '100000', 'две'])(
  'the page number is 1 for %j',
  (text) => {
    expect(pageNumber(text)).toBe(1);
  },
);
