export interface ServerCommand {
  /** Relative to the project's root. */
  program: string;
  /** Default of `portSetting` in the `env.ts` of the process. */
  port: number;
  portSetting: 'PORT' | 'SERVICE_PORT';
}

/** Listening processes; each is a command of the image. The indexer belongs to deployments with a search cluster. */
export const serverCommands = {
  bff: { program: 'bff/src/main.ts', port: 3000, portSetting: 'PORT' },
  property: { program: 'services/property/src/main.ts', port: 4001, portSetting: 'SERVICE_PORT' },
  user: { program: 'services/user/src/main.ts', port: 4002, portSetting: 'SERVICE_PORT' },
  moderation: { program: 'services/moderation/src/main.ts', port: 4003, portSetting: 'SERVICE_PORT' },
  conversations: { program: 'services/conversations/src/main.ts', port: 4006, portSetting: 'SERVICE_PORT' },
  notifications: { program: 'services/notifications/src/main.ts', port: 4004, portSetting: 'SERVICE_PORT' },
  indexer: { program: 'services/property/src/indexer.ts', port: 4005, portSetting: 'SERVICE_PORT' },
} as const satisfies Record<string, ServerCommand>;

/** One-off commands, safe to repeat: they prepare the processes' dependencies. */
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

/** Program of a command, relative to the project's root; undefined for an unknown one. */
export const programOf = (command: string): string | undefined => servers[command]?.program ?? tasks[command];

export const commandNames: readonly string[] = [...Object.keys(servers), ...Object.keys(tasks)];

/** Port of a command's process; undefined for one that does not listen. */
export function portOf(command: string, env: NodeJS.ProcessEnv): number | undefined {
  const server = servers[command];
  return server && Number(env[server.portSetting] ?? server.port);
}
