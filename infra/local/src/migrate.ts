import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { runMigrations } from '@pokriv/service-kit/migrations';

import { projectRoot } from './root.ts';
import { SERVICES } from './stack/service-units.ts';

type Parts = Parameters<typeof runMigrations>;

/**
 * Runs the migrations of all services in one process: separate starts of Node (`services/<name>/src/migrate.ts`)
 * would take seconds.
 */
const mongoUrl = process.env.MONGO_URL ?? '';

for (const service of SERVICES) {
  const folder = join(projectRoot(), 'services', service, 'src');
  const path = join(folder, 'migrations', 'index.ts');
  if (!existsSync(path)) continue;
  const { migrations } = (await import(pathToFileURL(path).href)) as { migrations: Parts[2] };
  const listed = join(folder, 'models.ts');
  const { models } = existsSync(listed)
    ? ((await import(pathToFileURL(listed).href)) as { models: Parts[3] })
    : { models: [] };
  await runMigrations(mongoUrl, service, migrations, models);
}
// the service kit leaves handles open
process.exit();
