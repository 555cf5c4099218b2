import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

const root = projectRoot();
/** ADRs tell of the day of their decision. */
const papers = globSync('{*.md,docs/*.md,{shell,shell/kit,mfe-*,bff,services/*,infra/*,e2e}/**/README.md}', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|\.data)$/u.test(name),
});

/** Paths in backticks that begin at the project's root, without patterns such as `mfe-*` or `<name>`. */
function namedFiles(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/gu)].map(([, path = '']) => path);
  return quoted.filter((path) => /^(?:shell|mfe-\w+|bff|services|infra|e2e|docs)\/[\w./-]+$/u.test(path));
}

/** Targets of links to files. */
function linkedFiles(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/gu)].flatMap(([, target = '']) =>
    /^[a-z]+:/u.test(target) ? [] : [target],
  );
}

/** `docs/adr/0026` names a decision by its number. */
const exists = (path: string): boolean => existsSync(path) || globSync(`${path}-*.md`).length > 0;

describe('the papers of the project', () => {
  it('name files that exist', () => {
    const missing = papers.flatMap((paper) => {
      const text = readFileSync(join(root, paper), 'utf8');
      const named = namedFiles(text).map((path) => join(root, path));
      const linked = linkedFiles(text).map((path) => join(root, dirname(paper), path));
      return [...named, ...linked].filter((path) => !exists(path)).map((path) => `${paper}: ${path}`);
    });
    expect(papers).toContain('docs/architecture.md');
    expect(missing.map((line) => line.replace(`${root}/`, ''))).toEqual([]);
  });
});
