import { readFileSync } from 'node:fs';
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
