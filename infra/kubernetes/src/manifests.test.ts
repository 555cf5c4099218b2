import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  type OptionalServerName,
  refusalOf,
  type ServerName,
  serverNames,
  unknownNames,
} from '@pokriv/checks/read-environment';
import { allSettings } from '@pokriv/checks/settings';
import { programOf, serverCommands } from '@pokriv/images/commands';
import { projectRoot } from '@pokriv/local-stack/root';
import { parse } from 'yaml';

import type { Operation } from './apply-operations.ts';
import {
  type EnvVariable,
  type Manifest,
  OVERLAYS,
  patchManifests,
  type PodSpec,
  readKustomization,
  readManifests,
  readSettings,
  readYaml,
  SEARCH_CLUSTER,
  type Selector,
  targets,
  yamlFiles,
} from './manifests.ts';

const base = readManifests('base');
const searchCluster = readManifests(SEARCH_CLUSTER);
const every = [...base, ...searchCluster];
const ofKind = (kind: string): Manifest[] => every.filter((manifest) => manifest.kind === kind);
const named = (kind: string, name: string): Manifest => {
  const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
};
const podOf = ({ spec, metadata }: Manifest): PodSpec => {
  if (!spec.template) throw new Error(`${metadata.name} has no pods`);
  return spec.template.spec;
};
const containerOf = (manifest: Manifest) => podOf(manifest).containers[0]!;
const workloads = [...ofKind('Deployment'), ...ofKind('Job')];
const nameOf = ({ metadata }: Manifest): string => metadata.name;
/** Environment variables that JSON patches add to a Deployment. */
const addedEnvironment = (folder: string, deployment: string): EnvVariable[] =>
  (readKustomization(folder).patches ?? [])
    .filter(({ target }) => target?.kind === 'Deployment' && target.name === deployment)
    .flatMap(({ path = '' }) => readYaml(`${folder}/${path}`) as Operation[][])
    .flat()
    .flatMap((operation) =>
      operation.op === 'add' && operation.path.endsWith('/env/-') ? [operation.value as EnvVariable] : [],
    );

describe('kustomizations', () => {
  const folders = [
    'base',
    'base/before-release',
    SEARCH_CLUSTER,
    ...OVERLAYS.map((overlay) => `overlays/${overlay}`),
  ];

  it.each(folders)('use every file of %s', (folder) => {
    const { resources = [], patches = [] } = readKustomization(folder);
    const used = [...resources, ...patches.map(({ path }) => path)].filter((path) => path?.endsWith('.yaml'));
    expect(yamlFiles(folder).sort()).toEqual(used.sort());
  });

  it.each(OVERLAYS)('patch objects that exist in %s', (overlay) => {
    const manifests = readManifests(`overlays/${overlay}`);
    const { patches = [], images = [] } = readKustomization(`overlays/${overlay}`);
    const missing = patches.filter(({ target }) => !manifests.some(targets(target)));
    expect(patches.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
    const pulled = manifests.flatMap(({ spec }) =>
      (spec?.template?.spec.containers ?? []).map(({ image }) => image),
    );
    for (const { name } of images) expect(pulled).toContain(name);
  });

  it('add a search cluster to no overlay by default, and patch a process of the base with it', () => {
    for (const overlay of OVERLAYS)
      expect(readKustomization(`overlays/${overlay}`).components).toBeUndefined();
    const { kind, patches = [] } = readKustomization(SEARCH_CLUSTER);
    expect(kind).toBe('Component');
    expect(patches.map(({ target }) => target)).toEqual([{ kind: 'Deployment', name: 'property' }]);
    // `kubectl apply` starts the objects with this label before property
    for (const { metadata } of searchCluster)
      expect(metadata.labels).toMatchObject({
        'app.kubernetes.io/component': 'search-cluster',
        'app.kubernetes.io/part-of': 'pokriv',
      });
  });
});

describe('every pod', () => {
  it.each(workloads)('of $metadata.name runs a command of the image', (workload) => {
    const { args = [], command } = containerOf(workload);
    expect(command).toBeUndefined();
    expect(args).toEqual([nameOf(workload)]);
    expect(existsSync(join(projectRoot(), programOf(nameOf(workload)) ?? 'no such command'))).toBe(true);
  });

  it.each(workloads)('of $metadata.name has no more rights than it needs', (workload) => {
    const pod = podOf(workload);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(containerOf(workload).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(named('ServiceAccount', pod.serviceAccountName ?? '').automountServiceAccountToken).toBe(false);
  });

  it.each(workloads)('of $metadata.name has requests, a memory limit and bounded folders', (workload) => {
    const { resources, volumeMounts = [] } = containerOf(workload);
    expect(resources?.requests).toMatchObject({ cpu: expect.any(String), memory: expect.any(String) });
    expect(resources?.limits).toMatchObject({
      memory: expect.any(String),
      'ephemeral-storage': expect.any(String),
    });
    const volumes = podOf(workload).volumes ?? [];
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
    expect(volumes.map(({ name }) => name)).toEqual(volumeMounts.map(({ name }) => name));
    for (const volume of volumes)
      expect(volume).toMatchObject({ emptyDir: { sizeLimit: expect.any(String) } });
  });
});

describe('the processes', () => {
  const deployments = ofKind('Deployment');
  const commands = Object.keys(serverCommands) as (keyof typeof serverCommands)[];

  it('are all deployed', () => {
    const inBase = base.filter(({ kind }) => kind === 'Deployment');
    expect(inBase.map(nameOf).sort()).toEqual([...serverNames].sort());
    expect(deployments.map(nameOf).sort()).toEqual(Object.keys(serverCommands).sort());
  });

  it.each(commands)('listen on the port of the image: %s', (name) => {
    const { port, portSetting } = serverCommands[name];
    const setting = allSettings().find((row) => row.name === portSetting && row.processes.includes(name));
    expect(setting?.production).toBe(String(port));
    expect(containerOf(named('Deployment', name)).ports).toEqual([
      { name: 'http', containerPort: port },
      { name: 'metrics', containerPort: Number(readSettings('base').METRICS_PORT) },
    ]);
  });

  it('have no Service where nothing calls them', () => {
    expect(ofKind('Service').map(nameOf)).not.toContain('indexer');
  });

  it.each(serverNames)('listen where the Service of %s points', (name) => {
    const { port } = serverCommands[name];
    const { spec } = named('Service', name);
    expect(spec.ports).toEqual([{ name: 'http', port, targetPort: 'http' }]);
    expect(spec.selector).toEqual({ 'app.kubernetes.io/name': name });
    const address = `${name.toUpperCase()}_URL`;
    if (name !== 'bff') expect(readSettings('base')[address]).toBe(`http://${name}:${port}`);
  });

  it.each(deployments)('of $metadata.name are replaced one by one, without a gap', ({ spec }) => {
    const pod = spec.template!.spec;
    const preStop = pod.containers[0]!.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(spec.strategy?.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(preStop).toBe(3);
    // kept connections leave during the drain, in every mode; 25 s after it the process ends by force
    const drain = Number(readSettings('base').DRAIN_MS) / 1000;
    expect(drain).toBe(3);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(preStop + drain + 25);
  });

  it.each(deployments)('of $metadata.name are asked for their health', (deployment) => {
    const { startupProbe, livenessProbe, readinessProbe } = containerOf(deployment);
    const read = (file: string): string => readFileSync(join(projectRoot(), file), 'utf8');
    const served = read('services/kit/src/health.ts');
    for (const app of ['services/kit/src/http.ts', 'bff/src/app.ts', 'services/property/src/indexer.ts'])
      expect(read(app)).toContain('app.use(healthRoutes(health))');
    for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
      expect(probe?.httpGet?.port).toBe('http');
      expect(served).toContain(`'${probe?.httpGet?.path}'`);
      expect(probe?.timeoutSeconds).toBeGreaterThanOrEqual(2);
    }
    expect(livenessProbe?.httpGet?.path).toBe('/health/live');
    expect(readinessProbe?.httpGet?.path).toBe('/health/ready');
  });

  it.each(commands)('of %s have a disruption budget, and are spread over nodes', (name) => {
    const own: Selector = { matchLabels: { 'app.kubernetes.io/name': name } };
    expect(named('PodDisruptionBudget', name).spec).toEqual({ maxUnavailable: 1, selector: own });
    const { topologySpreadConstraints = [] } = podOf(named('Deployment', name));
    expect(topologySpreadConstraints.map(({ labelSelector }) => labelSelector)).toEqual([own]);
    expect(named('Deployment', name).spec.template?.metadata.labels).toMatchObject(own.matchLabels!);
  });

  it.each(deployments)('of $metadata.name are scraped by Prometheus, each instance', (deployment) => {
    interface Scraped {
      role: string;
      namespaces: { names: string[] };
      selectors: { role: string; label: string }[];
    }
    interface Relabelled {
      source_labels: string[];
      action?: string;
      regex?: string;
      target_label?: string;
    }
    const file = join(projectRoot(), 'infra/observability/prometheus/prometheus.yaml');
    const { scrape_configs: jobs } = parse(readFileSync(file, 'utf8')) as {
      scrape_configs: { kubernetes_sd_configs?: Scraped[]; relabel_configs?: Relabelled[] }[];
    };
    // through a Service only one instance would answer, each time another
    expect(jobs[0]?.kubernetes_sd_configs).toEqual([
      {
        role: 'pod',
        namespaces: { names: [readKustomization('overlays/production').namespace] },
        selectors: [{ role: 'pod', label: 'app.kubernetes.io/part-of=pokriv' }],
      },
    ]);
    const kept = jobs[0]?.relabel_configs?.find(({ action }) => action === 'keep');
    expect(kept?.source_labels).toEqual(['__meta_kubernetes_pod_container_port_name']);
    const names = containerOf(deployment).ports?.map(({ name }) => name);
    expect(names?.filter((name) => name === kept?.regex)).toHaveLength(1);
  });

  it('have a key of Google by their rights: only those behind the BFF change users', () => {
    const production = patchManifests('overlays/production', readManifests('overlays/production'));
    const keys = production
      .filter(({ kind }) => kind === 'Deployment')
      .flatMap((deployment) =>
        (podOf(deployment).volumes ?? []).flatMap(({ secret }) =>
          secret ? [`${nameOf(deployment)} ${secret.secretName}`] : [],
        ),
      );
    expect(keys).toEqual(['bff google-viewer', 'user google', 'notifications google']);
  });

  it('are scaled by an autoscaler or by their own number, never by both', () => {
    const scaled = readManifests('overlays/production').filter(
      ({ kind }) => kind === 'HorizontalPodAutoscaler',
    );
    const { patches = [] } = readKustomization('overlays/production');
    const freed = patches.find(({ path }) => path === 'no-replicas.yaml')?.target?.name;
    expect(freed).toBe(scaled.map(({ spec }) => spec.scaleTargetRef?.name).join('|'));
  });

  it('are asked a second time for a read whose instance died, as by the balancer of the cluster', () => {
    const site = readManifests('overlays/production').find(({ kind }) => kind === 'Ingress');
    expect(site?.metadata.annotations).toMatchObject({
      // without `non_idempotent` nginx never repeats a write that it has sent
      'nginx.ingress.kubernetes.io/proxy-next-upstream': 'error timeout',
      'nginx.ingress.kubernetes.io/proxy-next-upstream-tries': '2',
    });
  });
});

describe('settings', () => {
  const vapid = createECDH('prime256v1');
  /** Values for the keys of Secrets; any other one is random. */
  const samples: Record<string, string> = {
    MONGO_URL: 'mongodb+srv://pokriv:x@mongo.example.com/?replicaSet=rs0',
    REDIS_URL: 'rediss://pokriv:x@redis.example.com:6379',
    SMTP_URL: 'smtps://pokriv:x@mail.example.com',
    SEARCH_URL: 'https://pokriv:x@search.example.com:9200',
    STRIPE_SECRET_KEY: `sk_live_${randomBytes(24).toString('hex')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
    VAPID_PUBLIC_KEY: vapid.generateKeys('base64url'),
    VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
  const settings = (overlay: string) => ({ ...readSettings('base'), ...readSettings(`overlays/${overlay}`) });
  const valuesOf = (variables: readonly EnvVariable[]): [string, string][] =>
    variables.map(({ name, value }) => [name, value ?? samples[name] ?? randomBytes(48).toString('base64')]);
  const own = (manifest: Manifest) => valuesOf(containerOf(manifest).env ?? []);
  const environment = (overlay: string, server: ServerName | OptionalServerName) => ({
    ...settings(overlay),
    ...Object.fromEntries(own(named('Deployment', server))),
  });

  it.each(serverNames)('let %s start in production', (server) => {
    expect(refusalOf(server, environment('production', server))).toBeUndefined();
  });

  it.each(OVERLAYS)('let the indexer and property start with a search cluster: %s', (overlay) => {
    expect(refusalOf('indexer', environment(overlay, 'indexer'))).toBeUndefined();
    const { SEARCH_URL: _, ...lacking } = environment(overlay, 'indexer') as Record<string, string>;
    expect(refusalOf('indexer', lacking)).toContain('SEARCH_URL');
    const added = addedEnvironment(SEARCH_CLUSTER, 'property');
    expect(added.map(({ name }) => name)).toEqual(['SEARCH_URL']);
    expect(environment(overlay, 'property')).not.toHaveProperty('SEARCH_URL');
    const {
      S3_ACCESS_KEY_ID: _id,
      S3_SECRET_ACCESS_KEY: _key,
      ...property
    } = environment(overlay, 'property') as {
      [name: string]: string;
    };
    expect(
      refusalOf('property', {
        ...(overlay === 'local' ? property : environment(overlay, 'property')),
        ...Object.fromEntries(valuesOf(added)),
      }),
    ).toBeUndefined();
  });

  it.each(serverNames)('let the migrations of %s start', (server) => {
    if (server === 'bff') return;
    const job = named('Job', `migrate-${server}`);
    const given = { ...settings('production'), ...Object.fromEntries(own(job)) };
    expect(refusalOf(server, given)).toBeUndefined();
  });

  it.each(serverNames)('let %s start in a local cluster', (server) => {
    const {
      S3_ACCESS_KEY_ID: _id,
      S3_SECRET_ACCESS_KEY: _key,
      ...local
    } = environment('local', server) as {
      [name: string]: string;
    };
    expect(refusalOf(server, local)).toBeUndefined();
  });

  it('tell which process lacks a required setting', () => {
    const { ACTOR_SECRET: _, ...lacking } = environment('production', 'moderation') as Record<string, string>;
    expect(refusalOf('moderation', lacking)).toContain('ACTOR_SECRET');
  });

  it('are read by a process', () => {
    const names = [
      ...OVERLAYS.flatMap((overlay) => Object.keys(settings(overlay))),
      ...workloads.flatMap((workload) => (containerOf(workload).env ?? []).map(({ name }) => name)),
    ];
    expect(names).toContain('ACTOR_SECRET');
    expect(unknownNames([...new Set(names)])).toEqual([]);
  });

  it('hold no secret in a file', () => {
    const secrets = allSettings()
      .filter(({ form }) => form === 'secret')
      .map(({ name }) => name);
    const written = Object.keys(settings('production'));
    expect(secrets).toContain('ACTOR_SECRET');
    expect(written.filter((name) => secrets.includes(name))).toEqual([]);
  });

  it('take each secret from a Secret that the local cluster makes as well', () => {
    const { secretGenerator = [] } = readKustomization('overlays/local') as {
      secretGenerator?: { name: string; literals: string[] }[];
    };
    const made = secretGenerator.flatMap(({ name, literals }) =>
      literals.map((line) => `${name}.${line.slice(0, line.indexOf('='))}`),
    );
    const takenBy = (variables: readonly EnvVariable[]) =>
      variables
        .flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? [])
        .filter(({ optional }) => !optional)
        .map(({ name, key }) => `${name}.${key}`);
    const ofBase = workloads.filter((workload) => base.includes(workload));
    const taken = takenBy(ofBase.flatMap((workload) => containerOf(workload).env ?? []));
    expect([...new Set(taken)].sort()).toEqual(made.sort());
    // the Secret of a search cluster comes with it
    const search = ['search.SEARCH_URL'];
    expect(takenBy(containerOf(named('Deployment', 'indexer')).env ?? [])).toEqual([
      'mongodb.MONGO_URL',
      ...search,
    ]);
    expect(takenBy(addedEnvironment(SEARCH_CLUSTER, 'property'))).toEqual(search);
  });
});

describe('network policies', () => {
  const policies = ofKind('NetworkPolicy');

  it('deny everything first', () => {
    expect(named('NetworkPolicy', 'deny-all').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it('let cert-manager prove the host of the Ingress', () => {
    const production = readManifests('overlays/production');
    const site = production.find(({ kind }) => kind === 'Ingress');
    expect(site?.metadata.annotations).toHaveProperty(['cert-manager.io/cluster-issuer']);
    const policy = production.find(({ metadata }) => metadata.name === 'allow-certificates');
    expect(policy?.spec.podSelector?.matchLabels).toEqual({ 'acme.cert-manager.io/http01-solver': 'true' });
    const visitors = named('NetworkPolicy', 'allow-visitors').spec.ingress as { from: unknown }[];
    expect(policy?.spec.ingress).toEqual([
      { from: visitors[0]?.from, ports: [{ protocol: 'TCP', port: 8089 }] },
    ]);
  });

  it('name pods that exist', () => {
    const pods = new Set(workloads.map(nameOf));
    const chosen = policies.flatMap(({ spec: { podSelector } }) => [
      ...Object.values(podSelector?.matchLabels ?? {}),
      ...(podSelector?.matchExpressions ?? []).flatMap(({ values }) => values),
    ]);
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.filter((name) => !pods.has(name))).toEqual([]);
  });

  it.each(workloads)('let $metadata.name reach what its settings name', (workload) => {
    const needs = [
      ...(containerOf(workload).env ?? []),
      ...addedEnvironment(SEARCH_CLUSTER, nameOf(workload)),
    ].map(({ name }) => name);
    const ports = policies
      .filter(({ spec: { podSelector } }) =>
        [
          ...Object.values(podSelector?.matchLabels ?? {}),
          ...(podSelector?.matchExpressions ?? []).flatMap(({ values }) => values),
        ].includes(nameOf(workload)),
      )
      .flatMap(({ spec: { egress = [] } }) => egress.flatMap((rule) => rule.ports ?? []))
      .map(({ port }) => port);
    const isServer = workload.kind === 'Deployment';
    if (needs.includes('MONGO_URL')) expect(ports).toContain(27017);
    if (needs.includes('REDIS_URL') && isServer) expect(ports).toContain(6379);
    if (needs.includes('SMTP_URL') && isServer) expect(ports).toContain(465);
    if (needs.includes('SEARCH_URL')) expect(ports).toContain(9200);
    // the collector of traces
    const collector = new URL(
      readSettings('overlays/production').OTEL_EXPORTER_OTLP_ENDPOINT ?? 'http://none',
    );
    if (isServer) expect(ports).toContain(Number(collector.port));
  });
});
