import { bffEnv } from '@pokriv/bff/env';
import { conversationsEnv } from '@pokriv/conversations-service/env';
import { moderationEnv } from '@pokriv/moderation-service/env';
import { notificationsEnv } from '@pokriv/notifications/env';
import { indexerEnv, propertyEnv } from '@pokriv/property-service/env';
import { seedEnv } from '@pokriv/seed/env';
import { userEnv } from '@pokriv/user-service/env';
import { z } from 'zod';

const processes = {
  bff: bffEnv,
  property: propertyEnv,
  user: userEnv,
  moderation: moderationEnv,
  conversations: conversationsEnv,
  notifications: notificationsEnv,
  indexer: indexerEnv,
  seed: seedEnv,
};

type Shapes = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;

type Mode = 'development' | 'production';

export interface Setting {
  name: string;
  processes: readonly string[];
  local: string | undefined;
  /** Default in production, where some settings are required. */
  production: string | undefined;
  isRequired: Record<Mode, boolean>;
  form: string;
  description: string;
}

interface InputSchema {
  type?: string;
  format?: string;
  enum?: readonly string[];
  const?: string;
  default?: unknown;
}

const inputOf = (schema: z.ZodType): InputSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema;

function inMode<Result>(mode: Mode, read: () => Result): Result {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  try {
    return read();
  } finally {
    process.env.NODE_ENV = before;
  }
}

function without(schema: z.ZodType, mode: Mode): { isRequired: boolean; value: string | undefined } {
  const { default: usual } = inputOf(schema);
  if (usual !== undefined) return { isRequired: false, value: String(usual) };
  const { success, data } = inMode(mode, () => schema.safeParse(undefined));
  return { isRequired: !success, value: data === undefined ? undefined : String(data) };
}

const forms: Readonly<Record<string, string>> = {
  uri: 'URL',
  email: 'e-mail',
  integer: 'whole number',
  number: 'number',
};

function formOf(schema: z.ZodType): string {
  const { form } = schema.meta() ?? {};
  if (typeof form === 'string') return form;
  const { type = '', format = '', enum: choices, const: only } = inputOf(schema);
  const values = choices ?? (only === undefined ? [] : [only]);
  if (values.length > 0) return values.map((value) => `\`${value}\``).join(', ');
  return forms[format] ?? forms[type] ?? 'text';
}

function settingOf(name: string, schema: z.ZodType, owners: readonly string[]): Setting {
  const { description } = schema;
  if (!description) throw new Error(`${name} of ${owners.join(', ')} has no description: add .describe()`);
  const [local, production] = [without(schema, 'development'), without(schema, 'production')];
  return {
    name,
    processes: owners,
    local: local.value,
    production: production.value,
    isRequired: { development: local.isRequired, production: production.isRequired },
    form: formOf(schema),
    description,
  };
}

const sameBut = (one: Setting, other: Setting): boolean =>
  JSON.stringify({ ...one, processes: [] }) === JSON.stringify({ ...other, processes: [] });

/** One row for all processes that read a setting alike. @throws Error when a schema has no description */
export function settingsOf(shapes: Shapes): Setting[] {
  const rows: Setting[] = [];
  for (const [process, shape] of Object.entries(shapes)) {
    for (const [name, schema] of Object.entries(shape)) {
      const setting = settingOf(name, schema, [process]);
      const at = rows.findIndex((row) => row.name === name && sameBut(row, setting));
      const known = rows[at];
      if (known) rows[at] = { ...known, processes: [...known.processes, process] };
      else rows.push(setting);
    }
  }
  return rows;
}

export const allSettings = (): Setting[] => settingsOf(processes);
