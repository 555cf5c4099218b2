import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';

import { fromPods } from '../addresses.ts';

export const NAMESPACE = 'pokriv';
/** As containerd names what is in the archive. */
export const PRODUCT_IMAGE = 'localhost/pokriv';

const manifests = (...path: string[]): string => join(projectRoot(), 'infra/kubernetes', ...path);

type Env = Readonly<NodeJS.ProcessEnv>;

/** Settings of all processes, beside those of the base. */
const SETTINGS = [
  ...['NODE_ENV', 'FIREBASE_PROJECT_ID', 'GCLOUD_PROJECT', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_EMULATOR_HOST'],
  ...['PUBLIC_ORIGIN', 'MAIL_FROM', 'SUPPORT_EMAIL', 'SUPPORT_PHONE', 'SUPPORT_VIBER', 'STRIPE_API_URL'],
  ...['S3_BUCKET', 'DEPLOYMENTS_BUCKET', 'S3_ENDPOINT', 'S3_REGION'],
];

/** The same key in Secrets of its own, as README of infra/kubernetes lists them. */
const S3_KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  keys: ['ACTOR_SECRET'],
  links: ['LINK_SECRET'],
  'user-keys': ['MFA_SECRET'],
  mongodb: ['MONGO_URL'],
  redis: ['REDIS_URL'],
  s3: S3_KEYS,
  's3-read-deployments': S3_KEYS,
  's3-publish': S3_KEYS,
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  smtp: ['SMTP_URL'],
  vapid: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
};

/** Lines of `settings.env`: of a stack's environment, with addresses that pods reach. */
export function settingsOf(env: Env): string {
  const limits = Object.keys(env).filter((name) => name.startsWith('LIMIT_'));
  const taken = [...SETTINGS, ...limits].flatMap((name) =>
    env[name] ? [`${name}=${fromPods(env[name])}`] : [],
  );
  // no Ingress stands before the BFF here, and the administrators of a drill have no app for codes
  return [...taken, 'TRUST_PROXY=0', 'ADMIN_MFA=optional', ''].join('\n');
}

/** The Secrets that a person makes before the first deployment. @throws Error when the environment lacks a value */
export const secretsOf = (env: Env): object => ({
  apiVersion: 'v1',
  kind: 'List',
  items: Object.entries(SECRETS).map(([name, keys]) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace: NAMESPACE },
    stringData: Object.fromEntries(
      keys.map((key) => {
        const value = env[key];
        if (!value) throw new Error(`no ${key} for the Secret ${name}`);
        return [key, fromPods(value)];
      }),
    ),
  })),
});

export interface OverlayOptions {
  /** tag of the image */
  tag: string;
  /** the BFF's Service on loopback of the node */
  nodePort: number;
  /** folder of the base, relative to the overlay */
  base: string;
}

/**
 * Kustomization on top of the base: nothing in it but the image, the settings, a port for the load, and requests of CPU that
 * fit on one machine.
 */
export const kustomization = ({ tag, nodePort, base }: OverlayOptions): object => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  namespace: NAMESPACE,
  resources: [base, 'namespace.yaml'],
  images: [{ name: 'pokriv', newName: PRODUCT_IMAGE, newTag: tag }],
  configMapGenerator: [{ name: 'settings', behavior: 'merge', envs: ['settings.env'] }],
  patches: [
    patch({ kind: 'Service', name: 'bff' }, [
      { op: 'add', path: '/spec/type', value: 'NodePort' },
      { op: 'add', path: '/spec/ports/0/nodePort', value: nodePort },
    ]),
    ...['Deployment', 'Job'].map((kind) =>
      patch({ kind }, [
        { op: 'replace', path: '/spec/template/spec/containers/0/resources/requests/cpu', value: '10m' },
      ]),
    ),
  ],
});

const patch = (target: object, operations: object[]): object => ({
  target,
  patch: JSON.stringify(operations),
});

/** Writes the overlay into a folder; its namespace is that of production, with the same Pod Security. */
export function writeOverlay(folder: string, env: Env, options: Omit<OverlayOptions, 'base'>): void {
  mkdirSync(folder, { recursive: true });
  cpSync(manifests('overlays', 'production', 'namespace.yaml'), join(folder, 'namespace.yaml'));
  writeFileSync(join(folder, 'settings.env'), settingsOf(env));
  const base = relative(folder, manifests('base'));
  writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify(kustomization({ ...options, base })));
}
