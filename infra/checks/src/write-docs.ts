import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

import { envExample, settingsPage } from './settings-papers.ts';

/** `npm run docs`: writes the generated docs. */
writeFileSync(join(projectRoot(), 'docs/settings.md'), settingsPage());
writeFileSync(join(projectRoot(), '.env.example'), envExample());
