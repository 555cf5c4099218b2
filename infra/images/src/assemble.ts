import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { billOfMaterials } from './bill-of-materials.ts';
import { isNeeded, isSource } from './image-files.ts';
import { type DebianPackage, debianPackagesOf, sharedLibrariesOf } from './shared-libraries.ts';

/**
 * Build stage of the Dockerfile: assembles the image's root from the built project.
 * `--packages`: folder with production packages only. `--to`: the new root.
 */
const USER_ID = 10_001;
const BILL = 'usr/share/sbom/pokriv.cdx.json';
const WORKSPACES = [
  ...[
    'bff',
    'services/property',
    'services/user',
    'services/moderation',
    'services/conversations',
    'services/notifications',
  ],
  'infra/images',
];
const FRONT_ENDS = ['shell', 'mfe-listings', 'mfe-account', 'mfe-admin'];
/** Optional native packages in use; all other optional packages are excluded. */
const NATIVE = [
  '@img/sharp-*',
  '@msgpackr-extract/*',
  'msgpackr-extract',
  'node-gyp-build-optional-packages',
];

const { values } = parseArgs({ options: { packages: { type: 'string' }, to: { type: 'string' } } });
const { packages: given = '', to = '' } = values;
if (!given || !to) throw new Error('--packages and --to are needed');
const packages = realpathSync(given);
const project = process.cwd();
const app = join(to, 'app');

const readJson = <Parsed>(path: string): Parsed =>
  JSON.parse(readFileSync(join(project, path), 'utf8')) as Parsed;

function copyPackages(from: string, folder: string): void {
  cpSync(join(from, folder), join(app, folder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => isNeeded(path),
  });
}

function copySources(workspace: string): void {
  const folder = join(project, workspace);
  cpSync(join(folder, 'package.json'), join(app, workspace, 'package.json'));
  cpSync(join(folder, 'src'), join(app, workspace, 'src'), { recursive: true, filter: isSource });
}

/** Folders of the project's own production packages; `npm ci` links those of tests as well. */
function ownPackages(from: readonly string[], found = new Set<string>()): Set<string> {
  for (const folder of from.filter((name) => !found.has(name))) {
    found.add(folder);
    const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(
      `${folder}/package.json`,
    );
    const own = Object.keys(dependencies).filter((name) => name.startsWith('@pokriv/'));
    const folders = own.map((name) => relative(packages, realpathSync(join(packages, 'node_modules', name))));
    ownPackages(folders, found);
  }
  return found;
}

function copyRuntime(): DebianPackage[] {
  const node = join(project, 'node_modules/node/bin/node');
  copyFile(node, 'usr/local/bin/node');
  const binaries = globSync('node_modules/**/*.{node,so,so.*}', { cwd: app }).map((file) => join(app, file));
  const libraries = sharedLibrariesOf([node, ...binaries]).filter((file) => !file.startsWith(to));
  for (const file of libraries) copyFile(file, file);
  const debian = debianPackagesOf(libraries);
  for (const { name, status, copyright } of debian) {
    write(`var/lib/dpkg/status.d/${name}`, status);
    write(`usr/share/doc/${name}/copyright`, copyright);
  }
  return debian;
}

function copyFile(from: string, path: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  copyFileSync(from, join(to, path));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  writeFileSync(join(to, path), text);
}

/** Reproducible modes: the same sources give the same digest on every machine. */
function setModes(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || (lstatSync(path).mode & 0o100) !== 0;
    chmodSync(path, isProgram ? 0o755 : 0o644);
  }
}

const workspaces = [...ownPackages(WORKSPACES)];
for (const folder of ['node_modules', ...workspaces.map((workspace) => join(workspace, 'node_modules'))])
  if (existsSync(join(packages, folder))) copyPackages(packages, folder);
for (const file of globSync(
  NATIVE.map((name) => `node_modules/${name}`),
  { cwd: project },
))
  if (isNeeded(file)) copyPackages(project, file);
for (const workspace of workspaces) copySources(workspace);
for (const name of readdirSync(join(app, 'node_modules/@pokriv')))
  if (!existsSync(join(app, 'node_modules/@pokriv', name))) rmSync(join(app, 'node_modules/@pokriv', name));
cpSync(join(project, 'package.json'), join(app, 'package.json'));
for (const name of FRONT_ENDS)
  cpSync(join(project, name, 'dist'), join(app, 'front-ends', name), { recursive: true });
const bill = billOfMaterials({
  app,
  lockfile: readJson('package-lock.json'),
  node: readJson<{ version: string }>('node_modules/node/package.json').version,
  debian: copyRuntime(),
  version: readJson<{ version: string }>('package.json').version,
});
write(BILL, JSON.stringify(bill, null, 1));
write('etc/passwd', `root:x:0:0::/:/nonexistent\napp:x:${USER_ID}:${USER_ID}::/app:/nonexistent\n`);
write('etc/group', `root:x:0:\napp:x:${USER_ID}:\n`);
write('etc/nsswitch.conf', 'hosts: files dns\n');
setModes(to);
mkdirSync(join(to, 'tmp'));
chmodSync(join(to, 'tmp'), 0o1777);
// created here, so that a volume mounted on one of them belongs to the user as well
for (const folder of ['data', 'data/deployments', 'data/images', 'data/avatars', 'data/exports']) {
  mkdirSync(join(to, folder));
  chownSync(join(to, folder), USER_ID, USER_ID);
}
