import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { refusalOf, serverNames, unknownNames } from '@pokriv/checks/read-environment';
import { allSettings } from '@pokriv/checks/settings';
import { projectRoot } from '@pokriv/local-stack/root';
import { parse } from 'yaml';

import { portOf, programOf } from './commands.ts';

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; target?: string };
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  read_only?: boolean;
  network_mode?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: string[] | Record<string, { condition: string }>;
}

const root = projectRoot();
const { services, volumes } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const names = Object.keys(services);
const service = (name: string): Service => services[name] ?? { image: `no service ${name}` };
/** Resolves `${NAME:-default}` for an unset variable. */
const valueOf = (value: string): string => value.replace(/^\$\{\w+:-(.*)\}$/u, '$1');
const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service(name).environment ?? {}).map(([key, value]) => [key, valueOf(value)]),
  );
const ofImage = (image: string): string[] => names.filter((name) => service(name).image === image);
const hostOf = (name: string): string => service(name).network_mode?.replace('service:', '') ?? name;

describe('compose.yaml', () => {
  it.each(serverNames)('lets %s start', (name) => {
    expect(refusalOf(name, environmentOf(name))).toBeUndefined();
  });

  it.each(serverNames)('sets what %s requires in production', (name) => {
    const required = allSettings().filter(
      ({ processes, isRequired }) => processes.includes(name) && isRequired.production,
    );
    const given = Object.keys(environmentOf(name));
    expect(required.length).toBeGreaterThan(0);
    expect(required.map((setting) => setting.name).filter((setting) => !given.includes(setting))).toEqual([]);
  });

  it('sets nothing that no process reads', () => {
    const given = serverNames.flatMap((name) => Object.keys(environmentOf(name)));
    expect(unknownNames([...new Set(given)])).toEqual([]);
  });

  it('runs commands of the image, with a read-only root', () => {
    const own = ofImage('pokriv:local');
    expect(own).toEqual(expect.arrayContaining([...serverNames]));
    for (const name of own) {
      expect(service(name).command).toEqual([name]);
      expect(programOf(name)).toBeDefined();
      expect(service(name).read_only).toBe(true);
      expect(existsSync(join(root, service(name).build?.dockerfile ?? ''))).toBe(true);
    }
  });

  it('runs stand-ins that exist', () => {
    const programs = ofImage('pokriv-demo:local').map((name) => service(name).command?.[0] ?? '');
    expect(programs.length).toBeGreaterThan(0);
    const missing = programs.filter((path) => !existsSync(join(root, path.replace('/src/', ''))));
    expect(missing).toEqual([]);
  });

  it('names hosts and ports at which something listens', () => {
    const listening = new Set([
      ...serverNames.map((name) => `${name}:${portOf(name, {})}`),
      ...names.flatMap((name) => {
        const { environment = {}, command = [] } = service(name);
        const own = ['KEEPER_PORT', 'STRIPE_PORT'].map((port) => environment[port]);
        const smtp = command[command.indexOf('--smtp') + 1];
        return [...own, ...(command.includes('--smtp') ? [smtp] : [])].map(
          (port) => `${hostOf(name)}:${port}`,
        );
      }),
      'mongo:27017',
      'redis:6379',
    ]);
    const addresses = serverNames.flatMap((name) =>
      Object.entries(environmentOf(name))
        .filter(([key]) => /_URL$|_HOST$/u.test(key))
        .map(([, value]) => value.replace(/^\w+:\/\//u, '').replace(/\/.*$/u, '')),
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect([...new Set(addresses)].filter((address) => !listening.has(address))).toEqual([]);
  });

  it('publishes the site, the mails and the payments on this machine alone', () => {
    const published = names.flatMap((name) => service(name).ports ?? []);
    expect(published.sort()).toEqual(['127.0.0.1:1080:1080', '127.0.0.1:12111:12111', '127.0.0.1:3000:3000']);
  });

  it('waits for services, and for health where a health check answers', () => {
    for (const name of names) {
      const needs = service(name).depends_on ?? {};
      for (const [needed, { condition }] of Object.entries(Array.isArray(needs) ? {} : needs)) {
        expect(names).toContain(needed);
        if (condition !== 'service_healthy') continue;
        const { image, healthcheck } = service(needed);
        // the production image has its own health check
        expect(image === 'pokriv:local' || healthcheck?.test !== undefined).toBe(true);
      }
    }
  });

  it('keeps data in volumes that it declares', () => {
    const used = names.flatMap((name) => service(name).volumes ?? []).map((volume) => volume.split(':')[0]);
    expect([...new Set(used)].sort()).toEqual(Object.keys(volumes).sort());
  });
});
