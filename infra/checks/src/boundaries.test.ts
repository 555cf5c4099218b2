import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

type Import = readonly [file: string, imported: string];

/** Imports of a fixture project that breaks every rule of `.dependency-cruiser.cjs` once. */
const breaches: Readonly<Record<string, readonly Import[]>> = {
  'no-cycles': [
    ['infra/seed/src/egg.ts', 'infra/seed/src/hen.ts'],
    ['infra/seed/src/hen.ts', 'infra/seed/src/egg.ts'],
  ],
  'no-folder-cycles': [
    ['infra/local/src/left/first.ts', 'infra/local/src/right/second.ts'],
    ['infra/local/src/right/third.ts', 'infra/local/src/left/fourth.ts'],
  ],
  'cores-know-no-sibling': [
    ['services/property/src/listings/approve.ts', 'services/property/src/promotions/promotion.ts'],
    ['services/user/src/accounts/register.ts', 'services/user/src/billing/plan.ts'],
  ],
  'contracts-stand-alone': [['services/contracts/src/money.ts', 'node:crypto']],
  'search-index-stands-alone': [['services/search-index/src/index.ts', 'node:fs']],
  'search-index-tests-know-no-other-workspace': [
    ['services/search-index/src/index.test.ts', 'services/contracts/src/listing.ts'],
  ],
  'property-alone-has-the-search-index': [['bff/src/find.ts', 'services/search-index/src/index.ts']],
  'service-kit-knows-contracts-only': [['services/kit/src/http.ts', 'services/user/src/app.ts']],
  'web-kit-knows-contracts-only': [['shell/kit/src/session.ts', 'shell/src/layout.ts']],
  'shell-knows-no-slice': [['shell/src/routes.ts', 'mfe-listings/src/routes.ts']],
  'slices-are-apart': [['mfe-account/src/routes.ts', 'mfe-listings/src/routes.ts']],
  'services-are-apart': [
    ['services/moderation/src/ask.ts', 'services/user/src/app.ts'],
    ['services/conversations/src/ask.ts', 'services/property/src/app.ts'],
  ],
  'bff-is-a-gateway': [['bff/src/ask.ts', 'services/user/src/app.ts']],
  'e2e-uses-the-product': [['e2e/journeys/sign-in.ts', 'bff/src/app.ts']],
  'repositories-alone-know-models': [
    ['services/moderation/src/reports/close.ts', 'services/moderation/src/reports/report.model.ts'],
    ['services/conversations/src/threads/close.ts', 'services/conversations/src/threads/thread.model.ts'],
  ],
  'routes-are-on-top': [
    ['services/moderation/src/reports/open.ts', 'services/moderation/src/reports/report.routes.ts'],
  ],
  'page-folders-are-apart': [['mfe-listings/src/map/map.ts', 'mfe-listings/src/search/page.ts']],
  'workspaces-use-public-entries': [['infra/bench/src/bench.ts', 'infra/deploy/src/publish.ts']],
  'front-ends-hold-no-node-code': [['mfe-admin/src/read.ts', 'node:fs']],
  'front-ends-hold-no-server-code': [['mfe-admin/src/answer.ts', 'express']],
};

const isPackage = (path: string): boolean => !path.includes('/');

/** A type import, unless a model is opened: the rules apply to types too. */
function lineOf([file, imported]: Import): string {
  const path = isPackage(imported) ? imported : relative(dirname(file), imported).replace(/^(?!\.)/u, './');
  return `import ${imported.endsWith('.model.ts') ? '' : 'type '}{ thing } from '${path}';\n`;
}

function writeProject(folder: string): void {
  const imports = Object.values(breaches).flat();
  for (const file of new Set(imports.flat().filter((path) => !isPackage(path)))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    const lines = imports.filter(([importer]) => importer === file).map(lineOf);
    writeFileSync(join(folder, file), [...lines, 'export const thing = 1;\n'].join(''));
  }
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.browser.json', 'tsconfig.base.json'])
    cpSync(join(projectRoot(), name), join(folder, name));
}

interface Report {
  summary: {
    violations: { from: string; rule: { name: string }; cycle?: { name: string }[] }[];
    ruleSetUsed: { forbidden: { name: string }[] };
  };
}

function cruise(folder: string): Report['summary'] {
  const program = join(projectRoot(), 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const roots = ['shell', 'mfe-listings', 'mfe-account', 'mfe-admin', 'bff', 'services', 'infra', 'e2e'];
  const args = [program, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...roots];
  const output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return (JSON.parse(output) as Report).summary;
}

describe('dependency rules', () => {
  let summary: Report['summary'];
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pokriv-boundaries-'));
    writeProject(folder);
    summary = cruise(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are all covered by this test', () => {
    const names = summary.ruleSetUsed.forbidden.map(({ name }) => name);
    expect(Object.keys(breaches).sort()).toEqual(names.sort());
  });

  it.each(Object.entries(breaches))('refuse a breach of %s', (name, imports) => {
    const found = summary.violations.filter(({ rule }) => rule.name === name);
    // a cycle is reported once, from any of its files
    const refused = found.flatMap(({ from, cycle = [] }) => [from, ...cycle.map((part) => part.name)]);
    const files = imports.map(([file]) => (name === 'no-folder-cycles' ? dirname(file) : file));
    expect(refused).toEqual(expect.arrayContaining(files));
  });
});
