import { brokenRules, MEGABYTE, readListing } from './image-rules.ts';
import { pathsInLdd } from './shared-libraries.ts';

const listing = `drwxrwxrwt 0/0               0 1970-01-01 00:00 tmp/
drwxr-xr-x 10001/10001       0 1970-01-01 00:00 data/
-rwxr-xr-x 0/0       126595440 1970-01-01 00:00 usr/local/bin/node
lrwxrwxrwx 0/0               0 1970-01-01 00:00 app/node_modules/@pokriv/bff -> ../../bff
`;

describe('rules of the image', () => {
  it('reads the files of a layer', () => {
    expect(readListing(listing)).toEqual([
      { mode: 'drwxrwxrwt', owner: '0/0', size: 0, path: 'tmp/' },
      { mode: 'drwxr-xr-x', owner: '10001/10001', size: 0, path: 'data/' },
      { mode: '-rwxr-xr-x', owner: '0/0', size: 126_595_440, path: 'usr/local/bin/node' },
      { mode: 'lrwxrwxrwx', owner: '0/0', size: 0, path: 'app/node_modules/@pokriv/bff' },
    ]);
  });

  it('are kept by a small image without a shell', () => {
    expect(brokenRules(readListing(listing), 80 * MEGABYTE)).toEqual([]);
  });

  it.each([
    ['-rwsr-xr-x 0/0 1 1970-01-01 00:00 usr/bin/su', 'usr/bin/su'],
    ['-rwxr-sr-x 0/0 1 1970-01-01 00:00 usr/bin/wall', 'usr/bin/wall'],
    ['lrwxrwxrwx 0/0 0 1970-01-01 00:00 bin/sh -> dash', 'bin/sh'],
    ['-rwxr-xr-x 0/0 1 1970-01-01 00:00 usr/bin/bash', 'usr/bin/bash'],
    ['-rwxr-xr-x 10001/10001 1 1970-01-01 00:00 app/bff/src/main.ts', 'app/bff/src/main.ts'],
  ])('are broken by %s', (line, path) => {
    expect(brokenRules(readListing(line), 0)).toEqual([expect.stringContaining(path)]);
  });

  it('are broken by a large image', () => {
    expect(brokenRules([], 91 * MEGABYTE)).toHaveLength(1);
  });
});

describe('pathsInLdd', () => {
  it('finds the libraries and the loader', () => {
    const output = `\tlinux-vdso.so.1 (0x00007ffd3a5f2000)
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f1e2c400000)
\t/lib64/ld-linux-x86-64.so.2 (0x00007f1e2c7e1000)
`;
    expect(pathsInLdd(output)).toEqual(['/lib/x86_64-linux-gnu/libc.so.6', '/lib64/ld-linux-x86-64.so.2']);
  });
});
