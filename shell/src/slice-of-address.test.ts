import { giveBoot } from '@pokriv/web-kit/boot';

import { findSlice, isOpenPage } from './slice-of-address.ts';

beforeAll(() =>
  giveBoot({ pages: { 'mfe-listings': ['/', '/properties/:id'] }, openPages: ['/properties/:id'] }),
);

it.each([
  ['/', 'mfe-listings', false],
  ['/properties/p1', 'mfe-listings', true],
  ['/Properties/p1', undefined, false],
  ['/properties/p1/edit', undefined, false],
])('%s belongs to the slice %s and is open: %s', (pathname, slice, isOpen) => {
  expect([findSlice(pathname), isOpenPage(pathname)]).toEqual([slice, isOpen]);
});
