import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';
import { z } from 'zod';

import { envExample, settingsPage } from './settings-papers.ts';
import { allSettings, settingsOf } from './settings.ts';

const read = (file: string): string => readFileSync(join(projectRoot(), file), 'utf8');
const isCurrent = (file: string, made: string): string =>
  read(file) === made ? 'up to date' : `${file} is out of date: run npm run docs`;

describe('the papers made from the settings', () => {
  it('have a docs/settings.md that is up to date', () => {
    expect(isCurrent('docs/settings.md', settingsPage())).toBe('up to date');
  });

  it('have an .env.example that is up to date', () => {
    expect(isCurrent('.env.example', envExample())).toBe('up to date');
  });
});

describe('settingsOf', () => {
  const shape = { PORT: z.coerce.number().default(3000).describe('Port.') };

  it('joins processes that read a setting alike', () => {
    expect(settingsOf({ one: shape, other: shape })).toEqual([
      expect.objectContaining({ name: 'PORT', processes: ['one', 'other'], local: '3000', form: 'number' }),
    ]);
  });

  it('refuses a setting without a description', () => {
    expect(() => settingsOf({ one: { PORT: z.string() } })).toThrow('PORT of one has no description');
  });

  it('tells local defaults from required settings', () => {
    const settings = new Map(allSettings().map((setting) => [setting.name, setting]));
    expect(settings.get('PUBLIC_ORIGIN')).toMatchObject({
      local: 'http://localhost:3000',
      isRequired: { development: false, production: true },
    });
    expect(settings.get('ADMIN_MFA')).toMatchObject({ local: 'optional', production: 'required' });
    expect(settings.get('TRUST_PROXY')).toMatchObject({ local: '0', production: '0' });
  });
});

/** Set for a process by its parent, by jest or by the system. */
const handedOn = [
  ...['ACCOUNTS_FILE', 'EMULATOR_PORT', 'KEEPER_PORT', 'POKRIV_ROOT'],
  ...['DUMMY_PORT', 'PLAIN_PORT', 'UPSTREAM', 'SEARCH_URL_UNDER_TEST'],
  ...['S3_FOLDER', 'S3_PORT', 'MUTATED_FILE', 'JEST_WORKER_ID', 'HOME'],
];

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: projectRoot(), exclude: (name) => /(^|\/)(node_modules|dist)$/u.test(name) });

/** Names in `process.env.PORT` and `const { PORT, DATA_DIR = '' } = process.env`. */
function variablesIn(text: string): string[] {
  const unpacked = [...text.matchAll(/\{([^{}]*)\}\s*=\s*process\.env\b/gu)];
  return [
    ...[...text.matchAll(/process\.env\.([A-Z]\w*)/gu)].map(([, name = '']) => name),
    ...unpacked.flatMap(([, names = '']) =>
      [...names.matchAll(/(?:^|,)\s*([A-Z]\w*)/gu)].map(([, name = '']) => name),
    ),
  ];
}

describe('environment variables outside the schemas', () => {
  const sources = filesOf('{*.mjs,{shell,mfe-*}/*.mjs,{infra,e2e,bff,services}/**/*.{ts,mjs,cjs}}');
  const variables = new Set(
    sources.filter((file) => !/\.test\.|\.testing\./u.test(file)).flatMap((file) => variablesIn(read(file))),
  );
  const told = new Set(
    filesOf('{docs/settings.md,{infra,e2e}/**/README.md}').flatMap(
      (paper) => read(paper).match(/\b[A-Z]\w+\b/gu) ?? [],
    ),
  );

  it('stand in docs/settings.md or a README of infra or e2e', () => {
    expect([...variables]).toEqual(expect.arrayContaining(['POKRIV_URL', 'E2E_PORT', 'STRIPE_DIR']));
    expect([...variables].filter((name) => !told.has(name) && !handedOn.includes(name))).toEqual([]);
  });

  it('are in the list of those that a process hands on only when no paper offers them', () => {
    expect(handedOn.filter((name) => !variables.has(name) || told.has(name))).toEqual([]);
  });
});
