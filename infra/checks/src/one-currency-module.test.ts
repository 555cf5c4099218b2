import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

const MODULE = 'services/contracts/src/money.ts';

/** The sign of the lev and the word of a sum („5 лева“); not „левове“, which is prose about the currency. */
const lev = /(?<![\p{L}\d])\d*(?:лв|лева?)(?!\p{L})/iu;

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/(?<=^|\s)\/\/.*$/gmu, '');

const sources = globSync('{shell,shell/kit,mfe-*,bff,services/*,infra/*}/src/**/*.{ts,tsx}', {
  cwd: projectRoot(),
})
  .filter((file) => !/\.test\.|\.testing\.|\/testing\//u.test(file))
  // user texts of the demo data and of the example mails
  .filter((file) => !/^infra\/seed\/src\/data\/|-examples\.ts$/u.test(file));

/** A sum in a fixed currency, also over several lines. */
const fixed = /\b(?:format|spoken|charge)\w*\([^;{}]*?'(?:BGN|EUR)',?\s*\)/u;

const codeOf = (file: string): string => withoutComments(readFileSync(join(projectRoot(), file), 'utf8'));
const pages = sources.filter((file) => /^(?:shell|mfe-)/u.test(file));

const naming = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    codeOf(file)
      .split('\n')
      .filter((line) => lev.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

it('the lev is named in money.ts only', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(naming(sources.filter((file) => file !== MODULE))).toEqual([]);
  expect(naming([MODULE]).length).toBeGreaterThan(3);
});

it('pages show no sum in a fixed currency, except samples, examples and refunds', () => {
  const shown = pages.filter((file) => !file.startsWith('shell/kit/src/ui/parts/'));
  expect(shown.filter((file) => fixed.test(codeOf(file))).toSorted()).toEqual([
    'mfe-account/src/profile/company/company-section.tsx',
    'mfe-admin/src/payments/refund-dialog.tsx',
  ]);
});

it('pages learn the currency of the person from currency.ts, which follows the switch', () => {
  expect(pages.filter((file) => codeOf(file).includes('primaryCurrency')).toSorted()).toEqual([
    'shell/kit/src/boot.ts',
    'shell/kit/src/price/currency.ts',
    // the first screen, before hydration
    'shell/src/server/server.tsx',
  ]);
});

it.each([
  [`hint: 'до 10 лв. или 5 €'`, true],
  ['`${sum}лв`', true],
  ["'800лв'", true],
  ["'Сума в лева'", true],
  ["'Цените са в левове и в евро'", false],
  ["'Плевен, Елева'", false],
  ['/** „до 1 400 лв.“ */', false],
  ['const link = 1; // 5 лв.', false],
])('finds the lev in %s: %j', (line, isFound) => {
  expect(lev.test(withoutComments(line))).toBe(isFound);
});
