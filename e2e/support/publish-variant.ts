import { hash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { publish } from '@pokriv/deploy/publish';
import { rollBack } from '@pokriv/deploy/roll-back';

const CONTENT_HASH = /(?<=\.)[0-9a-f]{10}(?=\.)/u;
const isText = (name: string): boolean => /\.(js|json|css|html)$/u.test(name);

/** A new content hash for a variant's file: browsers cache a name for good. */
const renewed = (old: string, other: string): string => hash('sha256', `${old} ${other}`).slice(0, 10);

/**
 * Publishes a slice's build with one text replaced as a new version, or rolls it back.
 * `node publish-variant.ts <deployments folder> <slice> [<text> <other text>]`
 */
const [deployments = '', slice = '', text, other] = process.argv.slice(2);

if (text === undefined || other === undefined) {
  await rollBack(slice, deployments);
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'variant-'));
  const isSource = (file: string): boolean => !file.endsWith('.br');
  cpSync(path.resolve(slice, 'dist'), folder, { recursive: true, filter: isSource });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    CONTENT_HASH.test(name),
  );
  const hashes = new Set(files.flatMap((name) => name.match(CONTENT_HASH) ?? []));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText)) {
    const file = path.join(folder, name);
    let content = readFileSync(file, 'utf8').replaceAll(text, other);
    for (const old of hashes) content = content.replaceAll(old, renewed(old, other));
    writeFileSync(file, content);
  }
  for (const name of files)
    renameSync(
      path.join(folder, name),
      path.join(
        folder,
        name.replace(CONTENT_HASH, (old) => renewed(old, other)),
      ),
    );
  await publish(slice, folder, deployments);
  rmSync(folder, { recursive: true });
}
