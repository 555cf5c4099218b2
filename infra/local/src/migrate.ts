import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { runMigrations } from '@pokriv/service-kit/migrations';

import { projectRoot } from './root.ts';
import { SERVICES } from './stack/service-units.ts';

type Parts = Parameters<typeof runMigrations>;

/**
 * Runs the migrations of all services in one process: each service can run its own (`services/<name>/src/migrate.ts`),
 * but four starts of Node are two seconds of every start of the local stack.
 */
const mongoUrl = process.env.MONGO_URL ?? '';

/** What a module of a service exports; nothing when the service has no such module. */
async function moduleOf<Exports>(service: string, file: string): Promise<Partial<Exports>> {
  const path = join(projectRoot(), 'services', service, 'src', file);
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as Exports) : {};
}

for (const service of SERVICES) {
  const { migrations } = await moduleOf<{ migrations: Parts[2] }>(service, 'migrations/index.ts');
  const { models } = await moduleOf<{ models: Parts[3] }>(service, 'models.ts');
  if (migrations) await runMigrations(mongoUrl, service, migrations, models);
}
// what the service kit keeps open must not hold up the start
process.exit();
