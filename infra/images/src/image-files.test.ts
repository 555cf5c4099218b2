import { isNeeded, isSource } from './image-files.ts';

describe('isNeeded', () => {
  it.each([
    'node_modules/stripe/types/index.d.ts',
    'node_modules/zod/index.js.map',
    'node_modules/express/README.md',
    'node_modules/@types',
    'node_modules/.bin',
    'node_modules/@img/sharp-linuxmusl-x64',
    'node_modules/@msgpackr-extract/msgpackr-extract-linux-x64/node.abi115.musl.node',
  ])('leaves %s out', (path) => expect(isNeeded(`/packages/${path}`)).toBe(false));

  it.each([
    'node_modules/express/index.js',
    'node_modules/express/LICENSE.md',
    'node_modules/sharp/package.json',
    'node_modules/@img/sharp-linux-x64/lib/sharp-linux-x64.node',
    'node_modules/@bull-board/ui/dist/index.ejs',
  ])('keeps %s', (path) => expect(isNeeded(`/packages/${path}`)).toBe(true));
});

describe('isSource', () => {
  it.each(['http.test.ts', 'own-keys.testing.ts', 'testing.ts', 'testing-audit.ts', 'testing'])(
    'leaves %s out',
    (name) => expect(isSource(`/src/services/kit/src/${name}`)).toBe(false),
  );

  it.each(['http.ts', 'main.ts', 'email/mark.png', 'migrations/index.ts'])('keeps %s', (name) =>
    expect(isSource(`/src/services/kit/src/${name}`)).toBe(true),
  );
});
