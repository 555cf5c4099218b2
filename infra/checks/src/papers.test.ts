import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

const root = projectRoot();
/** Excludes ADRs: they describe the day of their decision. */
const papers = globSync('{*.md,docs/*.md,{shell,shell/kit,mfe-*,bff,services/*,infra/*,e2e}/**/README.md}', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|\.data)$/u.test(name),
});

function namedFiles(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/gu)].map(([, path = '']) => path);
  return quoted.filter((path) => /^(?:shell|mfe-\w+|bff|services|infra|e2e|docs)\/[\w./-]+$/u.test(path));
}

function linkedFiles(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/gu)].flatMap(([, target = '']) =>
    /^[a-z]+:/u.test(target) ? [] : [target],
  );
}

/** `docs/adr/0026` cites a decision by its number. */
const exists = (path: string): boolean => existsSync(path) || globSync(`${path}-*.md`).length > 0;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const scriptsOf = (workspace: string): Record<string, string> =>
  (JSON.parse(read(join(workspace, 'package.json'))) as { scripts: Record<string, string> }).scripts;

/** Cells of the first table under a heading of `docs/operations.md`. */
function tableRows(heading: string): string[][] {
  const section = read('docs/operations.md').split(`\n## ${heading}\n`)[1] ?? '';
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (.+) \|$/gmu)].map(([, row = '']) =>
    row.split(' | ').map((cell) => cell.trim()),
  );
}

const model = /= define\w*Model(?:<\w+>)?\(\s*(?:'\w+',\s*)??'([a-z_]+)'[\s\S]*?\);\n/gu;
const withoutModel = /\bcollection<\w+>\('(\w+)'\)/gu;

/** Collections in a source; the indexes of a model stand before its declaration or in it. */
function collectionsIn(text: string): { name: string; hasTtl: boolean }[] {
  let end = 0;
  const ofModels = [...text.matchAll(model)].map(({ 0: declaration, 1: name = '', index }) => {
    const part = text.slice(end, index) + declaration;
    end = index + declaration.length;
    return { name, hasTtl: /expireAfterSeconds|, expire\)/u.test(part) };
  });
  return [...ofModels, ...[...text.matchAll(withoutModel)].map(([, name = '']) => ({ name, hasTtl: false }))];
}

/**
 * Collections of the services, found in their sources, with whether a TTL index ends their documents:
 * `user.payments`; those of the kit, as `outbox`, without a service.
 */
function storedCollections(): Map<string, boolean> {
  const sources = globSync('services/*/src/**/*.ts', { cwd: root }).filter(
    (file) => !/test|\/migrations\//u.test(file),
  );
  const found = new Map<string, boolean>();
  for (const file of sources) {
    const [, service = ''] = file.split('/');
    for (const { name, hasTtl } of collectionsIn(read(file))) {
      const id = service === 'kit' ? name : `${service}.${name}`;
      found.set(id, found.get(id) === true || hasTtl);
    }
  }
  return found;
}

/** Rows of the retention table that name collections. */
const retentionRows = (): { ids: string[]; term: string }[] =>
  tableRows('Retention').map(([data = '', term = '']) => ({
    ids: [...data.matchAll(/`([a-z_]+(?:\.[a-z_]+)?)`/gu)].map(([, id = '']) => id),
    term,
  }));

describe('the papers of the project', () => {
  it('name files that exist', () => {
    const missing = papers.flatMap((paper) => {
      const text = read(paper);
      const named = namedFiles(text).map((path) => join(root, path));
      const linked = linkedFiles(text).map((path) => join(root, dirname(paper), path));
      return [...named, ...linked].filter((path) => !exists(path)).map((path) => `${paper}: ${path}`);
    });
    expect(papers).toContain('docs/architecture.md');
    expect(missing.map((line) => line.replace(`${root}/`, ''))).toEqual([]);
  });

  it('name npm scripts that exist', () => {
    const missing = papers.flatMap((paper) =>
      [...read(paper).matchAll(/npm run (?:--silent )?([\w:]+)(?: -w ([\w/-]+))?/gu)]
        .filter(([, script = '', workspace = '.']) => !(script in scriptsOf(workspace)))
        .map(([command]) => `${paper}: ${command}`),
    );
    expect(missing).toEqual([]);
  });

  it('list every folder of a package with a table of folders', () => {
    const differing = globSync('{mfe-*,services/*}/README.md', { cwd: root }).flatMap((paper) => {
      const table = /^\| folder .+\n\|[-| ]+\n((?:\|.+\n)+)/mu.exec(read(paper))?.[1];
      if (!table) return [];
      const named = [...table.matchAll(/^\| ([^|]+) \|/gmu)].flatMap(([, cell = '']) =>
        [...cell.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name),
      );
      const folders = globSync('src/*/', { cwd: join(root, dirname(paper)) }).map((path) => basename(path));
      const isNamed = (folder: string) => folder === 'testing' || named.includes(folder);
      return [
        ...folders.filter((folder) => !isNamed(folder)).map((folder) => `${paper} lacks ${folder}`),
        ...named.filter((name) => !folders.includes(name)).map((name) => `${paper} names ${name}`),
      ];
    });
    expect(differing).toEqual([]);
  });

  it('quote log lines that a process writes', () => {
    const sources = globSync('{bff,services/*}/src/**/*.ts', { cwd: root }).map(read).join('\n');
    const quoted = [...read('docs/operations.md').matchAll(/^\| `([^`/]+: [^`]+)`/gmu)].map(
      ([, line = '']) => line,
    );
    expect(quoted).toContain('consumer: job failed');
    expect(quoted.filter((line) => !sources.includes(line))).toEqual([]);
  });

  it('list every job of a service', () => {
    const jobs = globSync('services/*/src/**/*.ts', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/^\s*(?:\.\.\.\(\w+ && \{ )?'?([a-z][\w -]+)'?: \{\s*everyMs:/gmu)].map(
        ([, job = '']) => ({ service: file.split('/')[1] ?? '', job }),
      ),
    );
    const rows = tableRows('Jobs');
    expect(jobs.length).toBeGreaterThan(25);
    expect(
      jobs.filter(
        ({ service, job }) =>
          !rows.some(([owner, name]) => owner === service && name?.replaceAll('`', '') === job),
      ),
    ).toEqual([]);
  });

  it('say how long every collection keeps its documents', () => {
    const told = retentionRows().flatMap(({ ids }) => ids);
    const stored = [...storedCollections().keys()];
    const some = ['outbox', 'migrations', 'property.image_files', 'property.search_indexer', 'user.payments'];
    expect(stored).toEqual(expect.arrayContaining(some));
    expect(stored.filter((id) => !told.includes(id))).toEqual([]);
  });

  it('name collections that exist, ended by a TTL index where there is one', () => {
    const stored = storedCollections();
    const wrong = retentionRows().flatMap(({ ids, term }) =>
      ids.filter((id) => stored.get(id) !== term.includes('TTL index')),
    );
    expect(wrong).toEqual([]);
  });
});
