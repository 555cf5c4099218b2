import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { billOfMaterials } from './bill-of-materials.ts';

describe('billOfMaterials', () => {
  const app = mkdtempSync(join(tmpdir(), 'bill-'));
  afterAll(() => rmSync(app, { recursive: true }));

  const install = (path: string, name: string, version: string): void => {
    mkdirSync(join(app, path), { recursive: true });
    writeFileSync(join(app, path, 'package.json'), JSON.stringify({ name, version }));
  };

  it('lists Node, Debian packages and each package once for every version', () => {
    install('node_modules/zod', 'zod', '4.6.7');
    install('node_modules/@img/sharp-linux-x64', '@img/sharp-linux-x64', '0.35.5');
    install('node_modules/mongoose/node_modules/zod', 'zod', '3.0.0');
    install('services/user/node_modules/zod', 'zod', '3.0.0');
    install('node_modules/zod/esm', 'not-a-package', '0.0.0');
    install('node_modules/@pokriv/bff', '@pokriv/bff', '1.0.0');
    const { components, metadata } = billOfMaterials({
      app,
      lockfile: { packages: { 'node_modules/zod': { integrity: 'sha512-AQID', license: 'MIT' } } },
      node: '24.21.0',
      debian: [{ name: 'libc6', status: 'Package: libc6\nVersion: 2.36-9+deb12u14\n', copyright: '' }],
      version: '1.0.0',
    });
    expect(metadata.component).toMatchObject({ name: 'pokriv', version: '1.0.0' });
    expect(components.map(({ purl }) => purl).sort()).toEqual([
      'pkg:deb/debian/libc6@2.36-9%2Bdeb12u14',
      'pkg:generic/node@24.21.0',
      'pkg:npm/%40img/sharp-linux-x64@0.35.5',
      'pkg:npm/zod@3.0.0',
      'pkg:npm/zod@4.6.7',
    ]);
    expect(components.find(({ purl }) => purl === 'pkg:npm/zod@4.6.7')).toMatchObject({
      licenses: [{ license: { name: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: '010203' }],
    });
  });
});
