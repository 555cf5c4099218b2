import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { aPicture } from '../../listings/testing/a-picture.ts';
import { pictureEncoder, type PictureEncoder } from './picture-encoder.ts';

const PROGRAM = join(__dirname, 'picture-worker.ts');
const NICE_FIELD = 16;

describe('picture worker', () => {
  let folder: string;
  let encoder: PictureEncoder;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'property-encoder-'));
    encoder = pictureEncoder(PROGRAM);
    await writeFile(join(folder, 'good'), await aPicture(1));
  });
  afterEach(async () => {
    await encoder.close();
    await rm(folder, { recursive: true, force: true });
  });

  const encode = (name = 'дом.jpg', original = join(folder, 'good')) =>
    encoder.encode({ original, id: 'a1', folder, name });
  const gone = async (pid: number) => {
    while (existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'latin1').includes(') Z '))
      await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it('writes all files of a picture', async () => {
    const { image, files } = await encode();
    expect(image).toMatchObject({ id: 'a1', width: 800, height: 600 });
    expect((await readdir(folder)).sort()).toEqual(
      [...files.map(({ variant }) => `a1-${variant}`), 'good'].sort(),
    );
  });

  it('makes no file wider than its name says, in the format of its name', async () => {
    await writeFile(join(folder, 'large'), await aPicture(2, 2000, 1500));
    const { image, files } = await encode('голяма.jpg', join(folder, 'large'));
    expect(image).toMatchObject({ width: 1280, height: 960, hasAvif: true });
    const made = await Promise.all(
      files.map(async ({ variant, path }) => {
        const { width, height, format, compression } = await sharp(path).metadata();
        return [variant, width, height, compression === 'av1' ? 'avif' : format];
      }),
    );
    const sizes = [
      [320, 240],
      [480, 360],
      [640, 480],
      [960, 720],
      [1280, 960],
    ];
    const expected = [
      ...sizes.flatMap(([width, height]) => [
        [`${width}.webp`, width, height, 'webp'],
        [`${width}.avif`, width, height, 'avif'],
      ]),
      ['1280.jpg', 1280, 960, 'jpeg'],
    ];
    expect(made.sort()).toEqual(expected.sort());
  });

  it('names the damaged file and continues', async () => {
    await writeFile(join(folder, 'bad'), 'nothing');
    await expect(encode('лошо.jpg', join(folder, 'bad'))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: '„лошо.jpg“ е повредена или непълна.',
    });
    await encode();
  });

  it('runs all its threads at a lower priority than search', async () => {
    await encode();
    const tasks = `/proc/${encoder.pid()}/task`;
    if (!existsSync(tasks)) return;
    const nice = readdirSync(tasks).map((task) => {
      const [, rest = ''] = readFileSync(join(tasks, task, 'stat'), 'latin1').split(') ');
      return Number(rest.split(' ')[NICE_FIELD]);
    });
    const own = Number(execFileSync('ps', ['-o', 'ni=', '-p', String(process.pid)]).toString());
    // the worker's own and four decoding threads; V8 starts helper threads before any code runs
    expect(nice.filter((value) => value > own).length).toBeGreaterThanOrEqual(5);
    expect(nice[0]).toBeGreaterThan(own);
  });

  it('fails only the current picture when it is killed, and is restarted', async () => {
    await encode();
    const pid = encoder.pid() ?? 0;
    const lost = encode('изгубена.jpg');
    process.kill(pid, 'SIGKILL');
    await expect(lost).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: '„изгубена.jpg“ не можа да се обработи. Опитайте отново.',
    });
    await encode();
    expect(encoder.pid()).not.toBe(pid);
  });

  it('is restarted also while idle', async () => {
    await encode();
    const pid = encoder.pid() ?? 0;
    process.kill(pid, 'SIGKILL');
    await gone(pid);
    while (encoder.pid() === undefined || encoder.pid() === pid)
      await new Promise((resolve) => setTimeout(resolve, 20));
  });
});
