import { Readable } from 'node:stream';

import type { PersonalDataSource } from '../personal-data-sources.ts';

export const pictureOf = (path: string, bytes = 200_000): Buffer => Buffer.alloc(bytes, path);

/** Fake of another service: one document per person, and two pictures, the second missing. */
export function aSource(parts: Partial<PersonalDataSource> = {}): PersonalDataSource {
  return {
    name: 'property',
    read: ({ userId, email }) =>
      Promise.resolve({
        documents: { listings: [{ id: 'l1', ownerOf: userId, email: email ?? null }] },
        files: [
          { name: 'listing-pictures/l1/01-a.jpg', path: `/media/${userId}-1280.jpg` },
          { name: 'listing-pictures/l1/02-b.jpg', path: '/media/gone-1280.jpg' },
        ],
      }),
    open: (path) => Promise.resolve(path.includes('gone') ? undefined : Readable.from([pictureOf(path)])),
    ...parts,
  };
}
