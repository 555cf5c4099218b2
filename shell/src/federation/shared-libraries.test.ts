import { sharedPackages } from '@pokriv/web-kit/shared';

import { sharedLibraries } from './shared-libraries.ts';

it('shared libraries are exactly those that slices are built to import', () => {
  expect(Object.keys(sharedLibraries).sort()).toEqual([...sharedPackages].sort());
});
