import { join } from 'node:path';

import { applyOperations, type Operation } from '../apply-operations.ts';
import { type Manifest, OVERLAYS, patchManifests, readManifests, SEARCH_CLUSTER } from '../manifests.ts';
import { problemsOf } from './problems-of.ts';

const problemsIn = (manifests: readonly Manifest[]): string[] =>
  manifests.flatMap((manifest) =>
    problemsOf(manifest).map((problem) => `${manifest.kind} ${manifest.metadata.name}: ${problem}`),
  );

describe('the manifests', () => {
  it.each(OVERLAYS)('are what Kubernetes takes as they stand, and patched: %s', (overlay) => {
    const folder = join('overlays', overlay);
    const manifests = readManifests(folder);
    expect(manifests.length).toBeGreaterThan(20);
    expect(problemsIn(manifests)).toEqual([]);
    expect(problemsIn(patchManifests(folder, manifests))).toEqual([]);
  });

  it.each(OVERLAYS)('are what Kubernetes takes with a search cluster: %s', (overlay) => {
    const folder = join('overlays', overlay);
    const manifests = [...readManifests(folder), ...readManifests(SEARCH_CLUSTER)];
    const patched = patchManifests(folder, patchManifests(SEARCH_CLUSTER, manifests));
    expect(JSON.stringify(patched)).toContain('SEARCH_URL');
    expect(problemsIn(patched)).toEqual([]);
  });
});

describe('problemsOf', () => {
  const bff = readManifests('base').find(({ kind }) => kind === 'Deployment')!;
  const container = '/spec/template/spec/containers/0';

  it('finds none in a right manifest', () => {
    expect(problemsOf(bff)).toEqual([]);
  });

  it.each<[string, Operation, string]>([
    ['an unknown field', { op: 'add', path: '/spec/replica', value: 3 }, 'spec: Unrecognized key: "replica"'],
    [
      'a field at the wrong depth',
      { op: 'add', path: '/spec/containers', value: [] },
      'spec: Unrecognized key: "containers"',
    ],
    [
      'a text in place of a number',
      { op: 'replace', path: '/spec/replicas', value: '3' },
      'spec.replicas: Invalid input: expected number, received string',
    ],
    [
      'a number in place of a text, as YAML reads an unquoted setting',
      { op: 'add', path: `${container}/env/-`, value: { name: 'PORT', value: 3000 } },
      expect.stringMatching(
        /spec\.containers\.0\.env\.\d+\.value: Invalid input: expected string/u,
      ) as string,
    ],
    [
      'a part of a number',
      { op: 'replace', path: '/spec/replicas', value: 1.5 },
      'spec.replicas: Invalid input: expected int, received number',
    ],
    [
      'a missing field',
      { op: 'remove', path: '/spec/selector' },
      'spec.selector: Invalid input: expected object, received undefined',
    ],
    [
      'an empty field',
      { op: 'replace', path: `${container}/image`, value: null },
      'spec.template.spec.containers.0.image: Invalid input: expected string, received null',
    ],
    [
      'a field of a newer Kubernetes',
      { op: 'add', path: `${container}/restartPolicyRules`, value: [] },
      'spec.template.spec.containers.0: Unrecognized key: "restartPolicyRules"',
    ],
    [
      'a version that the kind does not have',
      { op: 'replace', path: '/apiVersion', value: 'apps/v1beta1' },
      'apps/v1beta1 Deployment: no schema, see make-extract.ts',
    ],
  ])('finds %s', (_what, operation, problem) => {
    expect(problemsOf(applyOperations(bff, [operation]))).toEqual([problem]);
  });
});
