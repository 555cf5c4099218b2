import { runMigrations } from '@pokriv/service-kit/migrations';

import { readModerationEnv } from './env.ts';
import { migrations } from './migrations/index.ts';
import { models } from './models.ts';

const env = readModerationEnv();
await runMigrations(env.MONGO_URL, env.DB_NAME, migrations, models);
process.exit(0);
