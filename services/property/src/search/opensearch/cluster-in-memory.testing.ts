import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Home } from '../search-engine.ts';
import { distanceTo } from '../similar/distance.ts';
import { fits, numberOf, valuesOf, type Document, type Key, type Query } from './query-in-memory.testing.ts';

interface Stored {
  version: number;
  /** Absent when deleted. */
  document?: Document;
}
type Index = Map<string, Stored>;

interface Aggregation {
  filter?: Query;
  histogram?: { field: string; interval: number; offset?: number };
  terms?: { field: string; size: number; include?: string; order?: object };
  sum?: { field: string };
  min?: { field: string };
  max?: { field: string };
  aggs?: Aggregations;
}
type Aggregations = Readonly<Record<string, Aggregation>>;
interface Asked {
  query: Query;
  size: number;
  from?: number;
  sort?: readonly Record<string, unknown>[];
  search_after?: readonly Key[];
  track_total_hits?: boolean;
  docvalue_fields?: readonly string[];
  aggs?: Aggregations;
}
interface Operation {
  _index: string;
  _id: string;
  version: number;
}

const scoreOf = (document: Document, { bool }: Query): number =>
  (bool?.should ?? []).reduce(
    (score, { constant_score: one }) => score + (one && fits(document, one.filter) ? one.boost : 0),
    0,
  );

interface Bucket extends Record<string, unknown> {
  key: Key;
  doc_count: number;
}

function bucketsOf(
  documents: readonly Document[],
  keysOf: (document: Document) => Key[],
  aggs: Aggregations | undefined,
): Bucket[] {
  const grouped = new Map<Key, Document[]>();
  for (const document of documents)
    for (const key of keysOf(document)) grouped.set(key, [...(grouped.get(key) ?? []), document]);
  return [...grouped].map(([key, some]) => ({ key, doc_count: some.length, ...aggregate(some, aggs) }));
}

const byKey = (one: Bucket, other: Bucket): number => Number(one.key) - Number(other.key);
const byCount = (one: Bucket, other: Bucket): number => other.doc_count - one.doc_count;

function aggregateOne(documents: readonly Document[], asked: Aggregation): object {
  const { filter, histogram, terms, sum, min, max, aggs } = asked;
  if (filter) {
    const some = documents.filter((document) => fits(document, filter));
    return { doc_count: some.length, ...aggregate(some, aggs) };
  }
  if (histogram) {
    const { field, interval, offset = 0 } = histogram;
    const stepOf = (value: Key) => Math.floor((Number(value) - offset) / interval) * interval + offset;
    const stepsOf = (document: Document) => valuesOf(document, field).map(stepOf);
    return { buckets: bucketsOf(documents, stepsOf, aggs).sort(byKey) };
  }
  if (terms) {
    const pattern = new RegExp(`^${terms.include ?? '.*'}$`, 'u');
    const wanted = (document: Document) =>
      valuesOf(document, terms.field).filter((value) => pattern.test(String(value)));
    const buckets = bucketsOf(documents, wanted, aggs).sort(terms.order ? byKey : byCount);
    return { buckets: buckets.slice(0, terms.size) };
  }
  const { field } = sum ?? min ?? max ?? { field: '' };
  const values = documents.flatMap((document) => valuesOf(document, field)).map(Number);
  if (sum) return { value: values.reduce((total, value) => total + value, 0) };
  if (values.length === 0) return { value: null };
  return { value: min ? Math.min(...values) : Math.max(...values) };
}

type Params = Pick<Home, 'price' | 'area'> & { district: string; rooms: number };
type NearParams = Record<'lat' | 'lon' | 'degree' | 'across' | 'far', number>;
type ScriptOrder = Record<'script', Record<'params', Params | NearParams>>;

/** The script of the order by distance. */
function metresOf(document: Document, { lat, lon, degree, across, far }: NearParams): number {
  if (valuesOf(document, 'lat').length === 0) return far;
  const north = (numberOf(document, 'lat') - lat) * degree;
  const east = (numberOf(document, 'lon') - lon) * across;
  return Math.floor(Math.sqrt(north * north + east * east));
}

const scripted = (document: Document, params: Params | NearParams): number =>
  'across' in params ? metresOf(document, params) : distanceOf(document, params);

/** The script of similar listings; without rooms its parameter is negative. */
function distanceOf(document: Document, { district, rooms, price, area }: Params): number {
  const own = valuesOf(document, 'rooms').map((count) => Math.min(Math.abs(Number(count) - rooms), 2));
  const home = { price, area, district: district || null, rooms: rooms > 0 ? rooms : undefined } as Home;
  const [itsPrice, itsArea] = [numberOf(document, 'price'), numberOf(document, 'area')];
  const isSameDistrict = valuesOf(document, 'district')[0] === district;
  return distanceTo(home, { price: itsPrice, area: itsArea, isSameDistrict, roomsApart: own[0] ?? 2 });
}

const aggregate = (documents: readonly Document[], aggs: Aggregations = {}): Record<string, object> =>
  Object.fromEntries(Object.entries(aggs).map(([name, asked]) => [name, aggregateOne(documents, asked)]));

function search(index: Index, asked: Asked): object {
  const documents = [...index.values()].flatMap(({ document }) => (document ? [document] : []));
  const found = documents.filter((document) => fits(document, asked.query));
  const orders = (asked.sort ?? []).flatMap(Object.entries);
  const keyOf = (document: Document): Key[] =>
    orders.map(([field, order]) => {
      if (field === '_score') return scoreOf(document, asked.query);
      if (field === '_script') return scripted(document, (order as ScriptOrder).script.params);
      return valuesOf(document, field)[0] ?? 0;
    });
  const compare = (one: readonly Key[], other: readonly Key[]): number => {
    const at = one.findIndex((key, place) => key !== other[place]);
    if (at === -1) return 0;
    return ((one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1) * (orders[at]?.[1] === 'desc' ? -1 : 1);
  };
  const { from = 0, search_after: after } = asked;
  const hits = found
    .map((document) => ({ document, sort: keyOf(document) }))
    .sort((one, other) => compare(one.sort, other.sort))
    .filter((hit) => !after || compare(hit.sort, after) > 0)
    .slice(from, from + asked.size)
    .map(({ document, sort }) => {
      const fields = (asked.docvalue_fields ?? []).map(
        (field) => [field, valuesOf(document, field)] as const,
      );
      return { sort, fields: Object.fromEntries(fields.filter(([, values]) => values.length > 0)) };
    });
  const total = asked.track_total_hits ? { total: { value: found.length } } : {};
  return { hits: { ...total, hits }, ...(asked.aggs && { aggregations: aggregate(found, asked.aggs) }) };
}

/** Keeps the newer of two versions, also for deleted documents. */
function write(index: Index, lines: readonly object[]): object[] {
  const items: object[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as { index?: Operation; delete?: Operation };
    const operation = line.index ?? line.delete;
    if (!operation) throw new Error('unknown operation');
    const { _id, version } = operation;
    const document = line.index ? (lines[(at += 1)] as Document) : undefined;
    const known = index.get(_id);
    const isOlder = known !== undefined && known.version > version;
    if (!isOlder) index.set(_id, { version, document });
    const status = isOlder ? 409 : document || known?.document ? 200 : 404;
    items.push({ [line.index ? 'index' : 'delete']: { _id, status } });
  }
  return items;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** In-memory HTTP server with the part of OpenSearch that the product uses. */
export async function startClusterInMemory() {
  const indexes = new Map<string, Index>();
  const aliases = new Map<string, string>();
  const named = (name: string): Index | undefined => indexes.get(aliases.get(name) ?? name);
  const matching = (pattern: string) =>
    [...indexes.keys()].filter((name) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );

  function searchAll(lines: readonly object[]): object[] {
    return lines.flatMap((line, at) => {
      if (at % 2 === 0) return [];
      const index = named((lines[at - 1] as { index: string }).index);
      return [index ? search(index, line as Asked) : { error: { type: 'index_not_found_exception' } }];
    });
  }

  function writeAll(path: string, lines: readonly object[]): [status: number, body: object] {
    const { _index: name = '' } = (Object.values(lines[0] ?? {}) as Operation[])[0] ?? {};
    const index = path.includes('require_alias=true') && !aliases.has(name) ? undefined : named(name);
    return index ? [200, { items: write(index, lines) }] : [404, {}];
  }

  function pointAliases({ actions }: { actions: { add?: { alias: string; index: string } }[] }): void {
    for (const { add } of actions) if (add) aliases.set(add.alias, add.index);
  }

  function answer(method: string, path: string, lines: readonly object[]): [status: number, body: object] {
    const [, first = '', second = ''] = path.split('?')[0]?.split('/') ?? [];
    if (first === '_msearch') return [200, { responses: searchAll(lines) }];
    if (first === '_bulk') return writeAll(path, lines);
    if (first === '_alias') return [indexes.has(aliases.get(second) ?? '') ? 200 : 404, {}];
    if (first === '_aliases') pointAliases(lines[0] as Parameters<typeof pointAliases>[0]);
    else if (method === 'PUT') indexes.set(first, new Map());
    const names = matching(first);
    if (names.length === 0 && !first.endsWith('*') && first !== '_aliases') return [404, {}];
    if (method === 'DELETE') for (const name of names) indexes.delete(name);
    return [200, Object.fromEntries(names.map((name) => [name, {}]))];
  }

  const server = createServer((request, reply) => {
    void textOf(request).then((text) => {
      const lines = text.split('\n').filter(Boolean);
      const parsed = lines.map((line) => JSON.parse(line) as object);
      const [status, body] = answer(request.method ?? '', request.url ?? '', parsed);
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    indexNames: () => [...indexes.keys()],
    /** Ids of the documents behind an alias, sorted. */
    idsIn: (alias: string): string[] =>
      [...(named(alias) ?? [])].flatMap(([id, { document }]) => (document ? [id] : [])).sort(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
export type ClusterInMemory = Awaited<ReturnType<typeof startClusterInMemory>>;
