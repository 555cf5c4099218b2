import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { publish } from '@pokriv/deploy/publish';
import { rollBack } from '@pokriv/deploy/roll-back';

/**
 * Publishes a slice's build with one text replaced, as a new version; or rolls it back.
 * `node publish-variant.ts <deployments folder> <slice> [<text> <other text>]`
 */
const [deployments = '', slice = '', text, other] = process.argv.slice(2);

if (text === undefined || other === undefined) {
  await rollBack(slice, deployments);
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'variant-'));
  cpSync(path.resolve(slice, 'dist'), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(text, other));
  }
  await publish(slice, folder, deployments);
  rmSync(folder, { recursive: true });
}
