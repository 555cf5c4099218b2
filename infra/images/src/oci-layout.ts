import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ImageEntry, readListing } from './image-rules.ts';

interface Descriptor {
  digest: string;
  size: number;
}

export interface ImageFacts {
  digest: string;
  /** Compressed size of all layers. */
  bytes: number;
  entries: ImageEntry[];
  /** CycloneDX, from the build stage. */
  billOfMaterials: string;
}

const OUTPUT_BYTES = 64 * 1024 * 1024;
const BILL = 'usr/share/sbom/pokriv.cdx.json';

const tar = (...args: string[]): string =>
  execFileSync('tar', args, { encoding: 'utf8', maxBuffer: OUTPUT_BYTES });

/** Reads an image from a folder in OCI layout, written by `buildah push … oci:<folder>`. */
export function readLayout(folder: string): ImageFacts {
  const blob = ({ digest }: Descriptor): string => join(folder, 'blobs', digest.replace(':', '/'));
  const parse = <Parsed>(file: string): Parsed => JSON.parse(readFileSync(file, 'utf8')) as Parsed;
  const { manifests } = parse<{ manifests: Descriptor[] }>(join(folder, 'index.json'));
  const [manifest] = manifests;
  if (!manifest) throw new Error(`${folder} contains no image`);
  const { layers } = parse<{ layers: Descriptor[] }>(blob(manifest));
  const listed = layers.map((layer) => ({
    file: blob(layer),
    entries: readListing(tar('--numeric-owner', '-tvzf', blob(layer))),
  }));
  const withBill = listed.find(({ entries }) => entries.some(({ path }) => path === BILL));
  if (!withBill) throw new Error(`${folder} contains no ${BILL}`);
  return {
    digest: manifest.digest,
    bytes: layers.reduce((sum, { size }) => sum + size, 0),
    entries: listed.flatMap(({ entries }) => entries),
    billOfMaterials: tar('-xzOf', withBill.file, BILL),
  };
}
