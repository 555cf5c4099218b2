import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';
import { registry, switchMetricsOn } from '@pokriv/service-kit/telemetry/metrics';
import { parse } from 'yaml';

import { folder, metricsIn, readDashboards, readRules, type Alert, type Rule } from './expressions.ts';

const operations = readFileSync(join(projectRoot(), 'docs', 'operations.md'), 'utf8');
/** Anchors in GitHub's form. */
const anchors = new Set(
  [...operations.matchAll(/^#+ (.+)$/gmu)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  ),
);
const rules = readRules();
const isAlert = (rule: Rule): rule is Alert => 'alert' in rule;
const alerts = rules.filter(isAlert);
const recorded = rules.flatMap((rule) => (isAlert(rule) ? [] : [rule.record]));

switchMetricsOn('test');

/** Metrics created by Prometheus itself. */
const madeThere = ['up'];

async function unknownIn(expressions: readonly string[]): Promise<string[]> {
  const metrics = await registry.getMetricsAsJSON();
  const known = new Set([
    ...madeThere,
    ...recorded,
    ...metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name],
    ),
  ]);
  return expressions.flatMap(metricsIn).filter((name) => !known.has(name));
}

/** Labels of the product's metrics; the others come from Prometheus. */
const labels = new Set([
  ...['process', 'call', 'kind', 'status', 'queue', 'job', 'outcome', 'state', 'slice', 'version'],
  ...['dependency', 'instance', 'le'],
]);

describe('alert rules', () => {
  it('read metrics that the processes have', async () => {
    expect(await unknownIn(rules.map(({ expr }) => expr))).toEqual([]);
    expect(await unknownIn(['pokriv_invented_total > 1'])).toEqual(['pokriv_invented_total']);
  });

  it('select by labels that exist', () => {
    const selected = rules.flatMap(({ expr }) => [
      ...[...expr.matchAll(/(\w+)\s*=?[=!~]+\s*"/gu)].map(([, label]) => label),
      ...[...expr.matchAll(/\bby \(([^)]*)\)/gu)].flatMap(([, list = '']) => list.split(/,\s*/u)),
    ]);
    expect(selected.filter((label = '') => !labels.has(label))).toEqual([]);
  });

  it('use bucket limits that the histograms have', async () => {
    const metrics = await registry.getMetricsAsJSON();
    const limitsOf = (name: string): string[] => {
      const histogram = registry.getSingleMetric(name) as unknown as { upperBounds: number[] } | undefined;
      return histogram?.upperBounds.map(String) ?? [];
    };
    const used = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/(\w+)_bucket\{[^}]*le="([^"]+)"/gu)].map(([, name = '', limit = '']) => ({
        name,
        limit,
      })),
    );
    expect(metrics.length).toBeGreaterThan(0);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter(({ name, limit }) => !limitsOf(name).includes(limit))).toEqual([]);
  });

  it('compare with a number', () => {
    expect(alerts.filter(({ expr }) => !/(?:[<>]|==)\s*\d/u.test(expr)).map(({ alert }) => alert)).toEqual(
      [],
    );
  });

  it.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s has a runbook',
    (_name, { annotations }) => {
      const [file = '', anchor = ''] = annotations.runbook.split('#');
      expect(existsSync(join(projectRoot(), file))).toBe(true);
      expect([...anchors]).toContain(anchor);
    },
  );

  it('are all in the table of alerts, and no other', () => {
    const table = [...operations.matchAll(/^\| `([A-Z]\w+)`/gmu)].map(([, name]) => name);
    expect(table.sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  });

  it('each have a case for promtool, and are silent on its healthy day', () => {
    const { tests } = parse(readFileSync(folder('prometheus', 'alerts.test.yaml'), 'utf8')) as {
      tests: { name: string; alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
    };
    const healthy = tests.find(({ name }) => name === 'a healthy day is silent')?.alert_rule_test ?? [];
    const silent = healthy.map(({ alertname }) => alertname);
    expect([...new Set(silent)].sort()).toEqual(alerts.map(({ alert }) => alert).sort());
    const fired = tests
      .flatMap(({ alert_rule_test: cases }) => cases)
      .filter(({ exp_alerts: expected }) => expected.length > 0)
      .map(({ alertname }) => alertname);
    expect([...new Set(fired)].sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  });
});

describe('the scrape configuration', () => {
  const { scrape_configs: jobs, alerting } = parse(
    readFileSync(folder('prometheus', 'prometheus.yaml'), 'utf8'),
  ) as {
    alerting?: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
    scrape_configs: {
      job_name: string;
      honor_labels?: boolean;
      relabel_configs?: { target_label?: string; source_labels: string[] }[];
    }[];
  };

  it('hands alerts to an Alertmanager', () => {
    const targets = alerting?.alertmanagers.flatMap(({ static_configs: some }) => some);
    expect(targets?.flatMap((some) => some.targets)).toEqual([expect.stringMatching(/^[\w.-]+:\d+$/u)]);
  });

  it('gives the labels by which rules and dashboards select and group', async () => {
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...readDashboards().flatMap(({ panels }) =>
        panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ),
    ];
    const selected = expressions.flatMap((expr) =>
      [...expr.matchAll(/\bjob="([^"]+)"/gu)].map(([, name]) => name),
    );
    expect([...new Set(selected)]).toEqual(jobs.map(({ job_name: name }) => name));
    // metrics of jobs have a label of that name: Prometheus would rename it, and `by (job)` would find its own
    expect(await registry.metrics()).toContain('pokriv_scheduled_job_duration_seconds');
    expect(jobs.map(({ honor_labels: areKept }) => areKept)).toEqual([true]);
    const instance = jobs[0]?.relabel_configs?.find(({ target_label: label }) => label === 'instance');
    expect(instance?.source_labels[0]).toBe('__meta_kubernetes_pod_name');
  });
});

describe('dashboards', () => {
  it.each(readDashboards().map((dashboard) => [dashboard.title, dashboard] as const))(
    '%s reads metrics that exist',
    async (_title, { panels }) => {
      const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      expect(await unknownIn(expressions)).toEqual([]);
    },
  );
});

describe('collector configuration', () => {
  it('wires parts that it declares', () => {
    type Parts = Record<string, unknown>;
    const { service, ...declared } = parse(readFileSync(folder('collector', 'collector.yaml'), 'utf8')) as {
      service: { pipelines: Record<string, Record<string, string[]>> };
      receivers: Parts;
      processors: Parts;
      exporters: Parts;
    };
    const wired = Object.values(service.pipelines).flatMap((pipeline) => Object.entries(pipeline));
    expect(wired.map(([kind]) => kind)).toEqual(['receivers', 'processors', 'exporters']);
    for (const [kind, names] of wired)
      expect(Object.keys(declared[kind as keyof typeof declared])).toEqual(expect.arrayContaining(names));
  });
});
