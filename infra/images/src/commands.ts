export interface ServerCommand {
  /** Path from the root of the project. */
  program: string;
  /** Default of `portSetting` in the `env.ts` of the process. */
  port: number;
  portSetting: 'PORT' | 'SERVICE_PORT';
}

/** Processes that listen; each is a command of the image. The indexer belongs to deployments with a search cluster. */
export const serverCommands = {
  bff: { program: 'bff/src/main.ts', port: 3000, portSetting: 'PORT' },
  property: { program: 'services/property/src/main.ts', port: 4001, portSetting: 'SERVICE_PORT' },
  user: { program: 'services/user/src/main.ts', port: 4002, portSetting: 'SERVICE_PORT' },
  moderation: { program: 'services/moderation/src/main.ts', port: 4003, portSetting: 'SERVICE_PORT' },
  conversations: { program: 'services/conversations/src/main.ts', port: 4006, portSetting: 'SERVICE_PORT' },
  notifications: { program: 'services/notifications/src/main.ts', port: 4004, portSetting: 'SERVICE_PORT' },
  indexer: { program: 'services/property/src/indexer.ts', port: 4005, portSetting: 'SERVICE_PORT' },
} as const satisfies Record<string, ServerCommand>;

/** Commands that end: they change what the processes need, and may be repeated. */
export const taskCommands = {
  'migrate-property': 'services/property/src/migrate.ts',
  'migrate-user': 'services/user/src/migrate.ts',
  'migrate-moderation': 'services/moderation/src/migrate.ts',
  'migrate-conversations': 'services/conversations/src/migrate.ts',
  'migrate-notifications': 'services/notifications/src/migrate.ts',
  'publish-front-ends': 'infra/images/src/publish-front-ends.ts',
  'sync-stripe': 'services/user/src/billing/stripe/sync-catalogue.ts',
  'rebuild-search': 'services/property/src/rebuild-search.ts',
} as const satisfies Record<string, string>;

const servers: Readonly<Record<string, ServerCommand>> = serverCommands;
const tasks: Readonly<Record<string, string>> = taskCommands;

/** Program of a command, from the root of the project; undefined for an unknown one. */
export const programOf = (command: string): string | undefined => servers[command]?.program ?? tasks[command];

export const commandNames: readonly string[] = [...Object.keys(servers), ...Object.keys(tasks)];

/** Port on which the process of a command listens; undefined for one that does not. */
export function portOf(command: string, env: NodeJS.ProcessEnv): number | undefined {
  const server = servers[command];
  return server && Number(env[server.portSetting] ?? server.port);
}
