import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Writes an OCI image of one program without libraries into an archive that containerd imports.
 * @param name of the image with its tag
 */
export function writeProgramImage(
  program: string,
  { name, archive }: { name: string; archive: string },
): void {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  const blobs = join(folder, 'blobs', 'sha256');
  mkdirSync(blobs, { recursive: true });
  const add = (content: Buffer | string, mediaType: string) => {
    const digest = createHash('sha256').update(content).digest('hex');
    writeFileSync(join(blobs, digest), content);
    return { mediaType, digest: `sha256:${digest}`, size: Buffer.byteLength(content) };
  };
  const json = (value: object, mediaType: string) => add(JSON.stringify(value), mediaType);
  const root = join(folder, 'root');
  mkdirSync(root);
  copyFileSync(program, join(root, 'program'));
  execFileSync('tar', ['-cf', 'root.tar', '--owner=0', '--group=0', '--mode=755', '-C', root, 'program'], {
    cwd: folder,
  });
  const layer = add(readFileSync(join(folder, 'root.tar')), 'application/vnd.oci.image.layer.v1.tar');
  const config = json(
    {
      architecture: ARCHITECTURES[process.arch],
      os: 'linux',
      config: { Entrypoint: ['/program'], User: '65535:65535' },
      rootfs: { type: 'layers', diff_ids: [layer.digest] },
    },
    'application/vnd.oci.image.config.v1+json',
  );
  const manifest = json(
    { schemaVersion: 2, config, layers: [layer] },
    'application/vnd.oci.image.manifest.v1+json',
  );
  const annotations = { 'io.containerd.image.name': name };
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ schemaVersion: 2, manifests: [{ ...manifest, annotations }] }),
  );
  writeFileSync(join(folder, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
  execFileSync('tar', ['-cf', archive, '-C', folder, 'oci-layout', 'index.json', 'blobs']);
  rmSync(folder, { recursive: true });
}
