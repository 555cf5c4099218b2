import { readBffEnv } from '@pokriv/bff/env';
import { readConversationsEnv } from '@pokriv/conversations-service/env';
import { readModerationEnv } from '@pokriv/moderation-service/env';
import { readNotificationsEnv } from '@pokriv/notifications/env';
import { readIndexerEnv, readPropertyEnv } from '@pokriv/property-service/env';
import { readUserEnv } from '@pokriv/user-service/env';

import { allSettings } from './settings.ts';

const readers = {
  bff: readBffEnv,
  property: readPropertyEnv,
  user: readUserEnv,
  moderation: readModerationEnv,
  conversations: readConversationsEnv,
  notifications: readNotificationsEnv,
};
/** Processes of some deployments only. */
const optionalReaders = { indexer: readIndexerEnv };
const allReaders = { ...readers, ...optionalReaders };

/** Processes of every deployment. */
export type ServerName = keyof typeof readers;
export const serverNames = Object.keys(readers) as ServerName[];
export type OptionalServerName = keyof typeof optionalReaders;

/** Settings without a schema: read by Node, Google's library and the local stand-ins. */
const WITHOUT_SCHEMA = new Set(['GCLOUD_PROJECT', 'GOOGLE_APPLICATION_CREDENTIALS', 'NODE_COMPILE_CACHE']);

/** Validates the environment of a process in isolation. @returns its refusal at start, or undefined */
export function refusalOf(
  server: ServerName | OptionalServerName,
  environment: NodeJS.ProcessEnv,
): string | undefined {
  const own = process.env;
  process.env = { ...environment };
  try {
    allReaders[server]();
    return undefined;
  } catch (error) {
    return `${server}: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    process.env = own;
  }
}

/** Settings unknown to all processes: misspelt or removed. */
export function unknownNames(names: readonly string[]): string[] {
  const known = new Set(allSettings().map(({ name }) => name));
  return names.filter((name) => !known.has(name) && !WITHOUT_SCHEMA.has(name));
}
