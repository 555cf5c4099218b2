import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';
import { parse, parseAllDocuments } from 'yaml';

import { applyOperations, type Operation } from './apply-operations.ts';

export interface EnvVariable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: { name: string; key: string; optional?: boolean } };
}

export interface Probe {
  httpGet?: { path: string; port: string };
  timeoutSeconds?: number;
  periodSeconds?: number;
  failureThreshold?: number;
}

export interface Container {
  name: string;
  image: string;
  args?: string[];
  command?: string[];
  env?: EnvVariable[];
  envFrom?: { configMapRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  resources?: Record<'requests' | 'limits', Record<string, string>>;
  securityContext?: object;
  volumeMounts?: { name: string; mountPath: string }[];
}

export interface PodSpec {
  serviceAccountName?: string;
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: object;
  topologySpreadConstraints?: { labelSelector: Selector }[];
  initContainers?: Container[];
  containers: Container[];
  volumes?: { name: string; secret?: { secretName: string } }[];
}

export interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}

/** An object of Kubernetes; `spec` is checked against its schema, and read here only where the tests look. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
  automountServiceAccountToken?: boolean;
  spec: {
    replicas?: number;
    strategy?: { rollingUpdate?: { maxUnavailable: number; maxSurge: number } };
    selector?: Selector & Record<string, string>;
    podSelector?: Selector;
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    ports?: { name: string; port: number; targetPort: string }[];
    egress?: { ports?: { port: number | string }[] }[];
    scaleTargetRef?: { kind: string; name: string };
    [field: string]: unknown;
  };
}

interface Target {
  kind: string;
  name?: string;
}

export interface Kustomization {
  kind: string;
  resources?: string[];
  components?: string[];
  namespace?: string;
  images?: { name: string }[];
  configMapGenerator?: { name: string; behavior?: string; envs: string[] }[];
  patches?: { path?: string; target?: Target }[];
}

export const FOLDER = join(projectRoot(), 'infra/kubernetes');
export const OVERLAYS = ['local', 'production'] as const;
/** Optional component of an overlay. */
export const SEARCH_CLUSTER = 'components/search-cluster';
export type Overlay = (typeof OVERLAYS)[number];

export const readKustomization = (folder: string): Kustomization =>
  parse(readFileSync(join(FOLDER, folder, 'kustomization.yaml'), 'utf8')) as Kustomization;

export const readYaml = (file: string): unknown[] =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS() as unknown);

/** Objects of a folder as they stand in its files, those of the folders that it names among them. */
export function readManifests(folder: string): Manifest[] {
  return (readKustomization(folder).resources ?? []).flatMap((resource) =>
    resource.endsWith('.yaml')
      ? (readYaml(join(folder, resource)) as Manifest[])
      : readManifests(join(folder, resource)),
  );
}

/**
 * Manifests after the patches that the kustomization of a folder names: operations on fields, or the removal of
 * whole objects.
 * @throws Error when a patch names a field that its target lacks
 */
export function patchManifests(folder: string, manifests: readonly Manifest[]): Manifest[] {
  return (readKustomization(folder).patches ?? []).reduce<Manifest[]>(
    (patched, { path = '', target }) => {
      const [patch] = readYaml(join(folder, path)) as (Operation[] | { $patch: string })[];
      const isTarget = targets(target);
      if (Array.isArray(patch))
        return patched.map((manifest) => (isTarget(manifest) ? applyOperations(manifest, patch) : manifest));
      if (patch?.$patch !== 'delete') throw new Error(`${folder}/${path}: neither operations nor a removal`);
      return patched.filter((manifest) => !isTarget(manifest));
    },
    [...manifests],
  );
}

/** Whether a patch is for a manifest; `name` is a regular expression, without one all of the kind are meant. */
export const targets = (target: Target | undefined): ((manifest: Manifest) => boolean) => {
  const name = new RegExp(`^(?:${target?.name ?? '.*'})$`, 'u');
  return ({ kind, metadata }) => kind === target?.kind && name.test(metadata.name);
};

/** `settings.env`: `NAME=value` lines. */
export function readSettings(folder: string): Record<string, string> {
  const lines = readFileSync(join(FOLDER, folder, 'settings.env'), 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** YAML files that no kustomization names are forgotten ones. */
export const yamlFiles = (folder: string): string[] =>
  globSync('*.yaml', { cwd: join(FOLDER, folder) }).filter((name) => name !== 'kustomization.yaml');
