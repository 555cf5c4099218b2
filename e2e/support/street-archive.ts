import { writeFile } from 'node:fs/promises';

import geojsonvt from 'geojson-vt';
import { zxyToTileId } from 'pmtiles';
import vtpbf from 'vt-pbf';

/** Streets around the centre of Sofia; the layer and the properties are those of Protomaps' schema, version 4. */
const roads = {
  type: 'FeatureCollection',
  features: [
    {
      kind: 'major_road',
      name: 'бул. Витоша',
      line: [
        [23.3195, 42.66],
        [23.321, 42.697],
      ],
    },
    {
      kind: 'highway',
      name: 'бул. Сливница',
      line: [
        [23.25, 42.705],
        [23.36, 42.708],
      ],
    },
    {
      kind: 'minor_road',
      name: 'ул. Граф Игнатиев',
      line: [
        [23.322, 42.692],
        [23.333, 42.686],
      ],
    },
  ].map(({ kind, name, line }) => ({
    type: 'Feature',
    properties: { kind, name, 'name:bg': name, min_zoom: 3, sort_rank: 400 },
    geometry: { type: 'LineString', coordinates: line },
  })),
} as const;

const [LEAST_ZOOM, MOST_ZOOM] = [6, 13];
/** West, south, east, north. */
const BOX = [23.2, 42.6, 23.4, 42.75] as const;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

interface Tile {
  id: number;
  data: Buffer;
}

function tilesOf(): Tile[] {
  const index = geojsonvt(roads as never, {
    maxZoom: MOST_ZOOM,
    indexMaxZoom: MOST_ZOOM,
    indexMaxPoints: 0,
    buffer: 64,
  });
  return index.tileCoords
    .filter(({ z }) => z >= LEAST_ZOOM)
    .map(({ z, x, y }) => {
      const tile = index.getTile(z, x, y);
      if (!tile) throw new Error(`tile ${z}/${x}/${y} is missing`);
      return {
        id: zxyToTileId(z, x, y),
        data: Buffer.from(vtpbf.fromGeojsonVt({ roads: tile as never }, { version: 2 })),
      };
    })
    .sort((one, other) => one.id - other.id);
}

/** Root directory: counts, then steps of ids, runs, lengths, offsets (0: right after the last tile). */
function directoryOf(tiles: readonly Tile[]): Buffer {
  const steps = tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0));
  return Buffer.from([
    ...varint(tiles.length),
    ...steps.flatMap(varint),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ data }) => varint(data.length)),
    ...tiles.flatMap((_tile, at) => varint(at === 0 ? 1 : 0)),
  ]);
}

const HEADER = 127;
const UNCOMPRESSED = 1;
const MVT = 1;
const degrees = (value: number): number => Math.round(value * 1e7);

/** Writes a small archive of streets (PMTiles, version 3, uncompressed). */
export async function writeStreetArchive(file: string): Promise<void> {
  const tiles = tilesOf();
  const directory = directoryOf(tiles);
  const metadata = Buffer.from(
    JSON.stringify({ name: 'streets', vector_layers: [{ id: 'roads', fields: {} }] }),
  );
  const data = Buffer.concat(tiles.map((tile) => tile.data));
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const dataAt = HEADER + directory.length + metadata.length;
  const places = [
    ...[HEADER, directory.length, HEADER + directory.length, metadata.length],
    ...[dataAt, 0, dataAt, data.length],
    ...[tiles.length, tiles.length, tiles.length],
  ];
  for (const [at, place] of places.entries()) header.writeBigUInt64LE(BigInt(place), 8 + 8 * at);
  for (const [at, byte] of [1, UNCOMPRESSED, UNCOMPRESSED, MVT, LEAST_ZOOM, MOST_ZOOM].entries())
    header.writeUInt8(byte, 96 + at);
  for (const [at, side] of BOX.entries()) header.writeInt32LE(degrees(side), 102 + 4 * at);
  await writeFile(file, Buffer.concat([header, directory, metadata, data]));
}
