import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '@pokriv/local-stack/root';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';

import { commandNames, portOf, programOf, serverCommands } from './commands.ts';

const root = projectRoot();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const dockerfile = DockerfileParser.parse(read('infra/images/Dockerfile'));
const all = dockerfile.getInstructions();
const lastFrom = all.findLastIndex((instruction) => instruction.getKeyword() === 'FROM');
/** Instructions of the production image. */
const image = all.slice(lastFrom);
const argumentsOf = (instructions: readonly Instruction[], keyword: string): string[] =>
  instructions
    .filter((instruction) => instruction.getKeyword() === keyword)
    .map((instruction) => instruction.getArgumentsContent() ?? '');
const isCopy = (instruction: Instruction): boolean => instruction.getKeyword() === 'COPY';
const list = (keyword: string): string[] => JSON.parse(argumentsOf(image, keyword)[0] ?? 'null') as string[];

describe('the Dockerfile', () => {
  it('makes an image of nothing but what the build stage assembled', () => {
    expect(argumentsOf(image, 'FROM')).toEqual(['scratch']);
    expect(image.filter(isCopy).map(String)).toEqual(['COPY --from=build /image /']);
    expect(argumentsOf(image, 'RUN')).toEqual([]);
  });

  it('runs as a user without a name to misuse', () => {
    expect(argumentsOf(image, 'USER')).toEqual(['10001:10001']);
  });

  it('declares all that a process writes', () => {
    const env = argumentsOf(image, 'ENV').join(' ');
    const folders = [...env.matchAll(/\w+_DIR=(\S+)/gu)].map(([, folder = '']) => folder);
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.filter((folder) => !folder.startsWith('/data/'))).toEqual([]);
    expect(list('VOLUME')).toEqual(['/tmp', '/data']);
  });

  it('starts Node without a shell, so that it receives the signals', () => {
    expect(list('ENTRYPOINT')[0]).toBe('/usr/local/bin/node');
    expect(list('CMD').filter((name) => !commandNames.includes(name))).toEqual([]);
    expect(argumentsOf(image, 'HEALTHCHECK')[0]).toMatch(/CMD \["\/usr\/local\/bin\/node", /u);
  });

  it('names programs that exist', () => {
    const entry = list('ENTRYPOINT').at(-1) ?? '';
    const check = /"(\/app\/[^"]+)"/u.exec(argumentsOf(image, 'HEALTHCHECK')[0] ?? '')?.[1] ?? '';
    const programs = [entry, check].map((path) => path.replace('/app/', ''));
    programs.push(...commandNames.map((name) => programOf(name) ?? name));
    expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('exposes the port of each process', () => {
    const ports = Object.keys(serverCommands).map((name) => String(portOf(name, {})));
    expect(argumentsOf(image, 'EXPOSE').flatMap((line) => line.split(' '))).toEqual(ports);
  });

  it('copies the package.json of each workspace before it installs', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const copied = argumentsOf(all, 'COPY').map((line) => line.split(' ')[0] ?? '');
    expect(copied).toEqual(expect.arrayContaining(workspaces.map((folder) => `${folder}/package.json`)));
  });

  it('builds with the Node of the project', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>;
    };
    expect(argumentsOf(all, 'ARG')).toContain(
      `BUILD_BASE=docker.io/library/node:${devDependencies.node}-bookworm-slim`,
    );
  });
});

describe('the commands of the image', () => {
  it('know the port of a process, its own setting before the default', () => {
    expect(portOf('property', {})).toBe(4001);
    expect(portOf('property', { SERVICE_PORT: '4100' })).toBe(4100);
    expect(portOf('migrate-property', {})).toBeUndefined();
  });

  it('refuse an unknown name', () => {
    expect(programOf('no-such-process')).toBeUndefined();
  });
});
