import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { objectStoreName, objectStoreUnit } from './object-store.ts';

describe('objectStoreUnit', () => {
  const { PATH } = process.env;
  let root: string;
  let [folder, programs, gateway] = ['', '', ''];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'object-store-'));
    [folder, programs] = [join(root, 's3'), join(root, 'bin')];
    gateway = join(programs, 'versitygw');
    mkdirSync(programs);
    process.env.PATH = programs;
  });
  afterEach(() => {
    process.env.PATH = PATH;
    rmSync(root, { recursive: true });
  });
  const install = (): void => {
    writeFileSync(gateway, '');
    chmodSync(gateway, 0o755);
  };

  it('is s3rver without the gateway', () => {
    const { command, args, env } = objectStoreUnit(folder, 9000);
    expect([command, args]).toEqual([process.execPath, [expect.stringContaining('s3-server.ts')]]);
    expect(env).toMatchObject({ S3_PORT: '9000', S3_FOLDER: folder });
    expect(objectStoreName(folder)).toContain('s3rver');
  });

  it('is the gateway where it is installed, with the bucket', () => {
    install();
    const { command, args } = objectStoreUnit(folder, 9000);
    expect(command).toBe(gateway);
    expect(args).toContain('127.0.0.1:9000');
    expect(existsSync(join(args.at(-1) ?? '', 'pokriv'))).toBe(true);
    expect(objectStoreName(folder)).toBe('versitygw');
  });

  it('stays s3rver for a folder that s3rver filled', () => {
    mkdirSync(join(folder, 'pokriv'), { recursive: true });
    install();
    expect(objectStoreUnit(folder, 9000).command).toBe(process.execPath);
    expect(objectStoreName(folder)).toContain('s3rver');
  });

  it('refuses a folder of the gateway when that is gone', () => {
    install();
    objectStoreUnit(folder, 9000);
    rmSync(gateway);
    expect(() => objectStoreUnit(folder, 9000)).toThrow('versitygw го няма в PATH');
  });
});
