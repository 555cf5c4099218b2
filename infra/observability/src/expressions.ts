import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';
import { parse } from 'yaml';
import { z } from 'zod';

export const folder = (...parts: string[]): string => join(projectRoot(), 'infra', 'observability', ...parts);

const Alert = z.strictObject({
  alert: z.string().regex(/^[A-Z]\w+$/u),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[smh]$/u)
    .optional(),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({
    summary: z.string().min(1),
    runbook: z.string().startsWith('docs/operations.md#'),
  }),
});
const Recording = z.strictObject({ record: z.string(), expr: z.string() });
const Rules = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(z.union([Alert, Recording])).min(1) })),
});
export type Alert = z.infer<typeof Alert>;
export type Rule = Alert | z.infer<typeof Recording>;

/** Alert rules of Prometheus. @throws ZodError for an incomplete rule */
export const readRules = (): Rule[] =>
  Rules.parse(parse(readFileSync(folder('prometheus', 'alerts.yaml'), 'utf8'))).groups.flatMap(
    ({ rules }) => rules,
  );

const Dashboard = z.object({
  title: z.string(),
  panels: z
    .array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }))
    .min(1),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const readDashboards = (): Dashboard[] =>
  readdirSync(folder('grafana')).map((file) =>
    Dashboard.parse(JSON.parse(readFileSync(folder('grafana', file), 'utf8'))),
  );

const METRIC = /\b(?:pokriv|nodejs|process|up)(?:[_:]\w+)*\b(?!\s*=)/gu;
const LABELS = /\{[^}]*\}/gu;
const BY = /\bby \([^)]*\)/gu;

export const metricsIn = (expression: string): string[] =>
  expression.replace(LABELS, '').replace(BY, '').match(METRIC) ?? [];
