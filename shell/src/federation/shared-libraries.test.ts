import { sharedPackages } from '@pokriv/web-kit/shared';

import { sharedLibraries } from './shared-libraries.ts';

it('lends exactly what the slices are built to borrow', () => {
  expect(Object.keys(sharedLibraries).sort()).toEqual([...sharedPackages].sort());
});
