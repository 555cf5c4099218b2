import { runMigrations } from '@pokriv/service-kit/migrations';

import { readUserEnv } from './env.ts';
import { migrations, models } from './models.ts';

const env = readUserEnv();
await runMigrations(env.MONGO_URL, env.DB_NAME, migrations, models);
