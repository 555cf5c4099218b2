import { runMigrations } from '@pokriv/service-kit/migrations';

import { readConversationsEnv } from './env.ts';
import { migrations } from './migrations/index.ts';
import { models } from './models.ts';

const env = readConversationsEnv();
await runMigrations(env.MONGO_URL, env.DB_NAME, migrations, models);
process.exit(0);
