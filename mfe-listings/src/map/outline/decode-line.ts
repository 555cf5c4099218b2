/** Steps per degree; same as in `make-outline.mjs`. */
const PRECISION = 2000;

export function decodeLine(text: string): [lat: number, lon: number][] {
  let at = 0;
  const next = (): number => {
    let [value, shift, code] = [0, 0, 0];
    do {
      code = text.charCodeAt(at) - 63;
      at += 1;
      value |= (code & 0x1f) << shift;
      shift += 5;
    } while (code >= 0x20);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  const points: [number, number][] = [];
  let [lat, lon] = [0, 0];
  while (at < text.length) {
    lat += next();
    lon += next();
    points.push([lat / PRECISION, lon / PRECISION]);
  }
  return points;
}
