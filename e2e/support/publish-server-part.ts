import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readManifest } from '@pokriv/deploy/manifest-file';
import { publish } from '@pokriv/deploy/publish';

/**
 * Publishes the live version of a slice with another server part.
 * `node publish-server-part.ts <deployments folder> <slice> <program>`
 */
const [deployments = '', slice = '', code = ''] = process.argv.slice(2);

const live = (await readManifest(deployments)).slices[slice];
if (!live) throw new Error(`${slice} is not deployed`);
const folder = mkdtempSync(path.join(tmpdir(), 'server-part-'));
cpSync(path.join(deployments, slice, live.version), folder, { recursive: true });
writeFileSync(path.join(folder, 'server.js'), code);
await publish(slice, folder, deployments);
rmSync(folder, { recursive: true });
