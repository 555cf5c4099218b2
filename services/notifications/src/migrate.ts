import { runMigrations } from '@pokriv/service-kit/migrations';

import { env } from './env.ts';
import { migrations } from './migrations/index.ts';
import { models } from './models.ts';

await runMigrations(env.MONGO_URL, env.DB_NAME, migrations, models);
process.exit(0);
