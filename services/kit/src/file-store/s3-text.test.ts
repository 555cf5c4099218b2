import { anS3Server } from './an-s3-server.ts';
import { s3Text, WriteConflict, type ReadText } from './s3-text.ts';

let server: Awaited<ReturnType<typeof anS3Server>>;
beforeAll(async () => {
  server = await anS3Server();
});
afterAll(() => server.close());

const aText = (key: string) => s3Text(server.settings, key, 2000);

describe('a text in a bucket', () => {
  it('is read with its ETag, and not again while it is unchanged', async () => {
    const manifest = aText('read.json');
    expect(await manifest.read()).toBeUndefined();
    await manifest.replace('one', undefined);
    const one = (await manifest.read()) as ReadText;
    expect(one.text).toBe('one');
    expect(await manifest.read(one.etag)).toBe('unchanged');
    await manifest.replace('two', one);
    expect(await manifest.read(one.etag)).toMatchObject({ text: 'two' });
  });

  it('is created by one of two writers', async () => {
    const texts = [aText('new.json'), aText('new.json')];
    const outcomes = await Promise.allSettled(
      texts.map((text, index) => text.replace(`${index}`, undefined)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is replaced by one of two writers that read the same version', async () => {
    const texts = [aText('old.json'), aText('old.json')];
    await texts[0]?.replace('first', undefined);
    const read = (await texts[0]?.read()) as ReadText;
    const outcomes = await Promise.allSettled(texts.map((text, index) => text.replace(`${index}`, read)));
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(outcomes[1 - winner]).toMatchObject({ status: 'rejected', reason: expect.any(WriteConflict) });
    expect(await texts[0]?.read()).toMatchObject({ text: `${winner}` });
  });

  it('reports a wrong key as UNAVAILABLE', async () => {
    const text = s3Text({ ...server.settings, accessKeyId: 'wrong', secretAccessKey: 'wrong' }, 'x', 2000);
    await expect(text.read()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(text.replace('x', undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
