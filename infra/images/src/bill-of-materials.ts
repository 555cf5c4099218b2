import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { DebianPackage } from './shared-libraries.ts';

interface Component {
  type: 'library' | 'platform';
  name: string;
  version: string;
  purl: string;
  licenses?: { license: { name: string } }[];
  hashes?: { alg: 'SHA-512'; content: string }[];
}

export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: { type: 'application'; name: string; version: string } };
  components: Component[];
}

interface Lockfile {
  packages: Record<string, { version?: string; integrity?: string; license?: string }>;
}

export interface ImageContents {
  /** Root of the packages in the image. */
  app: string;
  lockfile: Lockfile;
  node: string;
  debian: readonly DebianPackage[];
  /** Version of the project. */
  version: string;
}

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

function npmComponents(app: string, { packages }: Lockfile): Component[] {
  const found = new Map<string, Component>();
  for (const path of globSync('**/node_modules/{*,@*/*}/package.json', { cwd: app }).sort()) {
    const { name, version } = JSON.parse(readFileSync(join(app, path), 'utf8')) as {
      name?: string;
      version?: string;
    };
    if (!name || !version || name.startsWith('@pokriv/')) continue;
    const { integrity, license } = packages[path.replace(/\/package\.json$/u, '')] ?? {};
    const purl = purlOf(name, version);
    const hash =
      integrity?.startsWith('sha512-') && Buffer.from(integrity.slice(7), 'base64').toString('hex');
    found.set(purl, {
      type: 'library',
      name,
      version,
      purl,
      ...(license && { licenses: [{ license: { name: license } }] }),
      ...(hash && { hashes: [{ alg: 'SHA-512', content: hash }] }),
    });
  }
  return [...found.values()];
}

/**
 * Bill of materials of the image, in CycloneDX. Omits time and serial number: the same sources give the same image.
 * `npm sbom` lists the lockfile instead, and refuses mismatched peers.
 */
export function billOfMaterials({ app, lockfile, node, debian, version }: ImageContents): BillOfMaterials {
  const debs = debian.map(({ name, status }): Component => {
    const deb = /^Version: (.+)$/mu.exec(status)?.[1] ?? '';
    return { type: 'library', name, version: deb, purl: `pkg:deb/debian/${name}@${encodeURIComponent(deb)}` };
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'pokriv', version } },
    components: [
      { type: 'platform', name: 'node', version: node, purl: `pkg:generic/node@${node}` },
      ...debs,
      ...npmComponents(app, lockfile),
    ],
  };
}
