import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

const read = (file: string) => readFileSync(join(projectRoot(), file), 'utf8').replaceAll('\\u00a0', ' ');
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot() }).filter((file) => !/\.test\.|\.testing\./u.test(file));

const guides = filesOf('mfe-account/src/{guides,help,contact}/*.ts');

/** Names of controls: buttons, filters, pages, plans and links of mails; states of a listing are excluded. */
const named = [
  ...filesOf('{shell,shell/kit,mfe-account,mfe-listings}/src/**/*.{ts,tsx}').filter(
    (file) => !guides.includes(file),
  ),
  ...filesOf('services/notifications/src/email/*.ts'),
  ...filesOf('services/contracts/src/{pages,content-pages}.ts'),
  ...filesOf('services/contracts/src/billing/*.ts'),
].map(read);

/** Quoted texts that are no names: search terms, sample input, and the tabs of a mailbox. */
const others: readonly string[] = [
  ...['лозенец', 'lozenets', 'двустаен в Лозенец до 500 €', 'Светъл двустаен до метрото', 'Супер оферта!!!'],
  ...['ключове по куриер', 'Ключовете са по куриер', 'собственикът е в чужбина', 'за', 'против'],
  ...['Спам', 'Промоции', 'Как да получавам новите обяви?'],
];

it('guides and answers name controls and pages as these are called', () => {
  const quoted = guides.flatMap((file) =>
    [...read(file).matchAll(/„([^“]+)“/gu)].map(([, name = '']) => ({ file, name })),
  );
  const wrong = quoted.filter(
    ({ name }) =>
      !name.includes('${') &&
      !others.includes(name) &&
      !named.some((text) => text.includes(`'${name}'`) || text.includes(`>${name}<`)),
  );
  expect(quoted.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
