import { readdir } from 'node:fs/promises';

import { variants } from '@pokriv/property-service/images/picture-files';
import sharp from 'sharp';

import { createApi, type Answer } from '../faults/api.ts';
import { pictureForm } from '../faults/picture.ts';
import { registerPeople } from '../faults/people.ts';
import { median } from '../report/quantile.ts';
import type { Measure, Row } from '../report/row.ts';
import { apiUnits, forgetData, startOwnStack, withOwnStack } from '../stack/start-own-stack.ts';
import { badFiles, SECRET, filesWithMetadata } from './bad-files.ts';

const MOST_MS = 100;
/** Repetitions, so that noise of the machine does not decide. */
const TIMES = 3;
const SHOWN = 5;

type Upload = (form: FormData) => Promise<Answer>;

export const badUploadsRow: Row = {
  name: 'R9',
  title: 'uploads that must not be taken, and pictures that tell where they were taken',
  run: () => {
    forgetData('drill');
    return withOwnStack(startOwnStack('drill', { only: apiUnits }), async (stack) => {
      await stack.waitReady();
      const { bffUrl } = stack.urls;
      const ask = createApi(bffUrl);
      const { landlords } = await registerPeople(ask, stack, 'r9');
      const token = landlords[0]?.token;
      const draft = await ask('createProperty', { body: { title: 'Учение с лоши снимки' }, token });
      const id = draft.body.data?.id ?? '';
      const upload: Upload = (form) => ask('uploadImages', { params: { id }, form, token });
      const files = () => storedFiles(stack.env.IMAGES_DIR ?? '');
      return [...(await refusals(upload, files)), await stripped(upload, bffUrl)];
    });
  },
};

const formOf = (files: readonly Buffer[]): FormData => {
  const form = new FormData();
  for (const bytes of files) form.append('images', new Blob([new Uint8Array(bytes)]), 'снимка.jpg');
  return form;
};

async function storedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function refusals(upload: Upload, files: () => Promise<string[]>): Promise<Measure[]> {
  const good = await upload(pictureForm());
  if (good.status !== 201) throw new Error(`a good upload answered ${good.status} ${good.body.code}`);
  const before = await files();
  const bad = await badFiles();
  const taken: string[] = [];
  const slow: string[] = [];
  let slowest = 0;
  for (const { what, bytes } of bad) {
    const form = formOf([bytes]);
    const times: number[] = [];
    let status = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const started = performance.now();
      ({ status } = await upload(form));
      times.push(performance.now() - started);
    }
    const ms = median(times);
    slowest = Math.max(slowest, ms);
    if (status < 400 || status >= 500) taken.push(`${what} (${status})`);
    if (ms > MOST_MS) slow.push(`${what} (${ms.toFixed(0)} ms)`);
  }
  const added = (await files()).length - before.length;
  if (taken.length + slow.length > 0) console.log([...taken, ...slow].slice(0, SHOWN).join(', '));
  return [
    {
      what: 'bad uploads refused as the sender’s mistake',
      target: 'all',
      measured: `${bad.length - taken.length} of ${bad.length}`,
      met: taken.length === 0,
    },
    { what: 'files left of them', target: '0', measured: String(added), met: added === 0 },
    {
      what: 'slowest refusal, the transfer included',
      target: `≤ ${MOST_MS} ms`,
      measured: `${slowest.toFixed(0)} ms`,
      met: slowest <= MOST_MS,
    },
  ];
}

async function stripped(upload: Upload, origin: string): Promise<Measure> {
  const originals = await filesWithMetadata();
  const reply = await upload(formOf(originals));
  if (reply.status !== 201) throw new Error(`telling pictures answered ${reply.status} ${reply.body.code}`);
  let [served, telling] = [0, 0];
  const ids = reply.body.data?.images?.map(({ id }) => id).slice(-originals.length) ?? [];
  if (ids.length < originals.length)
    throw new Error(`of ${originals.length} pictures ${ids.length} are stored`);
  for (const id of ids) {
    for (const variant of variants) {
      const file = await fetch(`${origin}/media/${id}-${variant}`);
      if (!file.ok) throw new Error(`a picture answered ${file.status}`);
      served += 1;
      if (await tells(Buffer.from(await file.arrayBuffer()))) telling += 1;
    }
  }
  return {
    what: 'served files with a trace of place, person or device',
    target: '0',
    measured: `${telling} of ${served}`,
    met: telling === 0,
  };
}

async function tells(bytes: Buffer): Promise<boolean> {
  const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  const marks = [SECRET, 'Exif\0\0', 'http://ns.adobe.com/xap'];
  return Boolean(exif ?? xmp ?? iptc ?? icc ?? orientation) || marks.some((mark) => bytes.includes(mark));
}
