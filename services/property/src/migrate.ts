import { runMigrations } from '@pokriv/service-kit/migrations';

import { readPropertyEnv } from './env.ts';
import { migrations } from './migrations/index.ts';
import { models } from './models.ts';

const env = readPropertyEnv();
await runMigrations(env.MONGO_URL, env.DB_NAME, migrations, models);
