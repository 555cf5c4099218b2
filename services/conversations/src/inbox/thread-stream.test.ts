import { actorChanged } from '@pokriv/contracts/channels';
import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { anActor, TEST_SECRET, testRedisUrl, until } from '@pokriv/service-kit/testing';
import { request } from 'node:http';
import type { Response } from 'express';

import { startConversations, type ConversationsService } from '../start-conversations.testing.ts';
import { STREAMS_A_PERSON, threadStreams } from './thread-stream.ts';

let service: ConversationsService;
let count = 0;
const anId = (name: string) => `${name}-${(count += 1)}-id`;
const owner = anActor({ id: 'owner' });

/** Opens a person's stream and reads it to its end. */
function follow(origin: string, as: ReturnType<typeof anActor>, lastEventId?: string) {
  const caller = {
    identity: { uid: as.id, email: as.email, isEmailVerified: true, name: null, picture: null },
    ...{ actor: as, ip: '10.0.0.1', visitor: null },
  };
  const headers = {
    [SEAL_HEADER]: seal(caller, callKey('GET', '/threads/stream'), TEST_SECRET),
    ...(lastEventId && { 'last-event-id': lastEventId }),
  };
  const state = { text: '', status: 0, type: '', isEnded: false };
  const asked = request(`${origin}/threads/stream`, { headers }, (reply) => {
    state.status = reply.statusCode ?? 0;
    state.type = reply.headers['content-type'] ?? '';
    reply.setEncoding('utf8');
    reply.on('data', (chunk: string) => (state.text += chunk));
    reply.on('close', () => (state.isEnded = true));
  });
  asked.on('error', () => (state.isEnded = true));
  asked.end();
  const events = () =>
    [...state.text.matchAll(/id: (\d+)\nevent: thread\ndata: (.+)\n\n/gu)].map(([, id, data]) => ({
      id: Number(id),
      data: JSON.parse(data ?? ''),
    }));
  return { state, events, opened: () => until(() => state.status > 0), close: () => asked.destroy() };
}

const start = async (as: ReturnType<typeof anActor>, landlordId = owner.id) => {
  const listingId = await service.aListing(anId('listing'), landlordId);
  const body = { listingId, text: `Здравейте ${anId('т')}`, clientId: anId('client') };
  return (await service.send('POST', '/threads', { as, body })).body.data.thread.id as string;
};

/** Retries: streams are refused until the subscription is ready. */
const whenOpen = async (origin: string, as: ReturnType<typeof anActor>, lastEventId?: string) => {
  let stream = follow(origin, as, lastEventId);
  await until(async () => {
    await stream.opened();
    if (stream.state.status === 503) stream = follow(origin, as, lastEventId);
    return stream.state.status === 200;
  });
  return stream;
};

beforeAll(async () => {
  service = await startConversations();
});
afterAll(() => service.close());

describe('followThreads', () => {
  it('tells both people of a message, over two instances of the service, and no stranger', async () => {
    const instance = await service.anInstance();
    const tenant = anActor({ role: 'tenant' });
    const streams = await Promise.all([
      whenOpen(instance.origin, owner),
      whenOpen(service.origin, tenant),
      whenOpen(instance.origin, anActor()),
    ]);
    const [ofOwner, ofTenant, ofStranger] = streams;
    const id = await start(tenant);
    await until(() => streams.slice(0, 2).every((one) => one.events().length === 1));
    expect(ofOwner.state.type).toBe('text/event-stream; charset=utf-8');
    expect(ofOwner.events()[0]?.data).toEqual({ threadId: id, lastSeq: 1, at: expect.any(Number) });
    expect(ofOwner.events()[0]?.id).toBe(ofOwner.events()[0]?.data.at);
    expect(ofTenant.events()[0]?.data.threadId).toBe(id);
    expect(ofStranger.events()).toEqual([]);
    for (const one of streams) one.close();
    await instance.close();
  });

  it('sends again what changed since Last-Event-ID, five seconds earlier included', async () => {
    const tenant = anActor({ role: 'tenant' });
    const live = await whenOpen(service.origin, tenant);
    const began = service.clock.now.getTime();
    const ids = [];
    for (const after of [0, 60_000, 120_000]) {
      service.clock.now = new Date(began + after);
      ids.push(await start(tenant));
    }
    service.clock.now = new Date(began);
    // an event still in Redis would arrive beside the replayed ones
    await until(() => live.events().length === ids.length);
    const stream = await whenOpen(service.origin, tenant, String(began + 64_000));
    await until(() => stream.events().length === 2);
    expect(stream.events().map(({ data }) => data.threadId)).toEqual(ids.slice(1));
    const fresh = await whenOpen(service.origin, tenant);
    const wrong: ReturnType<typeof follow>[] = [];
    for (const id of ['not-a-moment', '0', '1.5']) wrong.push(await whenOpen(service.origin, tenant, id));
    const last = await start(tenant);
    await until(() => [fresh, ...wrong].every((one) => one.events().length > 0));
    for (const one of [fresh, ...wrong])
      expect(one.events().map(({ data }) => data.threadId)).toEqual([last]);
    for (const one of [live, stream, fresh, ...wrong]) one.close();
  });

  it('tells only its author of a held message', async () => {
    const tenant = anActor({ role: 'tenant' });
    const landlord = anActor();
    const [ofTenant, ofLandlord] = await Promise.all([
      whenOpen(service.origin, tenant),
      whenOpen(service.origin, landlord),
    ]);
    const listingId = await service.aListing(anId('listing'), landlord.id);
    const body = { listingId, text: 'Преведете капаро преди оглед', clientId: anId('client') };
    await service.send('POST', '/threads', { as: tenant, body });
    const second = await start(anActor({ role: 'tenant' }), landlord.id);
    await until(() => ofTenant.events().length === 1 && ofLandlord.events().length === 1);
    expect(ofLandlord.events()[0]?.data.threadId).toBe(second);
    ofTenant.close();
    ofLandlord.close();
  });

  it('tells the author at once that a moderator has removed a message, with a later number', async () => {
    const tenant = anActor({ role: 'tenant' });
    const stream = await whenOpen(service.origin, tenant);
    const id = await start(tenant);
    const body = { text: 'Преведете капаро преди оглед', clientId: anId('client') };
    const held = await service.send('POST', `/threads/${id}/messages`, { as: tenant, body });
    const { message } = held.body.data;
    const as = anActor({ role: 'admin' });
    const path = `/admin/messages/${message.id}/decision`;
    expect((await service.send('POST', path, { as, body: { action: 'remove' } })).status).toBe(200);
    // a reply may arrive before its event: all three are awaited
    await until(() => stream.events().length === 3);
    const numbers = stream.events().map(({ data }) => [data.threadId, data.lastSeq]);
    expect(numbers).toEqual([1, message.seq, message.seq + 1].map((seq) => [id, seq]));
    const read = await service.send('GET', `/threads/${id}?after=${message.seq}`, { as: tenant });
    expect(read.body.data.messages).toMatchObject([{ id: message.id, state: 'removed', text: '' }]);
    stream.close();
  });

  it('ends the streams of a person whose account changed', async () => {
    const [changed, other] = [anActor(), anActor()];
    const ofChanged = await whenOpen(service.origin, changed);
    const ofOther = await whenOpen(service.origin, other);
    await service.redis.publish(actorChanged.name, actorChanged.write({ userId: changed.id }));
    await until(() => ofChanged.state.isEnded);
    expect(ofOther.state.isEnded).toBe(false);
    ofOther.close();
  });

  it('refuses one stream too many of a person, until another has ended', async () => {
    const person = anActor();
    const open = [];
    for (let at = 0; at < STREAMS_A_PERSON; at += 1) open.push(await whenOpen(service.origin, person));
    const refused = await service.send('GET', '/threads/stream', { as: person });
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', retryAfter: 15 } });
    open.pop()?.close();
    open.push(await whenOpenAgain(person));
    for (const one of open) one.close();
  });

  const whenOpenAgain = async (person: ReturnType<typeof anActor>) => {
    let stream = follow(service.origin, person);
    await until(async () => {
      await stream.opened();
      if (stream.state.status === 429) stream = follow(service.origin, person);
      return stream.state.status === 200;
    });
    return stream;
  };

  it('ends all streams at once when the instance closes, and begins none', async () => {
    const instance = await service.anInstance();
    const stream = await whenOpen(instance.origin, owner);
    instance.streams.close();
    await until(() => stream.state.isEnded);
    expect((await instance.send('GET', '/threads/stream', { as: owner })).status).toBe(503);
    expect(instance.streams.count()).toBe(0);
    await instance.close();
  });

  it('ends all streams when Redis is lost, and begins new ones once it is back', async () => {
    const instance = await service.anInstance();
    const stream = await whenOpen(instance.origin, owner);
    instance.listening.disconnect(true);
    await until(() => stream.state.isEnded);
    (await whenOpen(instance.origin, owner)).close();
    await instance.close();
  });

  it('sends heartbeats and drops a reader that does not read', async () => {
    const listening = connectRedis(testRedisUrl(), workerRedisOptions);
    const streams = threadStreams({ listening, inbox: service.parts.inbox, heartbeatMs: 5 });
    const state = { text: '', isDestroyed: false };
    const reply = {
      ...{ writableLength: 0, writableEnded: false, destroyed: false },
      on: () => undefined,
      writeHead: () => undefined,
      write: (text: string) => void (state.text += text),
      end: () => undefined,
      destroy: () => void (state.isDestroyed = true),
    };
    await until(() =>
      streams.open('someone', reply as unknown as Response).then(
        () => true,
        () => false,
      ),
    );
    await until(() => state.text.includes(': \n\n'));
    expect(state.isDestroyed).toBe(false);
    reply.writableLength = 100_000;
    await until(() => state.isDestroyed);
    streams.close();
    listening.disconnect();
  });
});
