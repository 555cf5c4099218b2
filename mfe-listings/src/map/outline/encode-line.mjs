/** Steps a degree; the same as in `decode-line.ts`. */
export const PRECISION = 2000;

function encodeNumber(value) {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCharCode(rest + 63);
}

/** https://developers.google.com/maps/documentation/utilities/polylinealgorithm in our steps. @param line [lon, lat] */
export function encodeLine(line) {
  let [formerLat, formerLon] = [0, 0];
  return line
    .map(([lonDegrees, latDegrees]) => {
      const [lat, lon] = [Math.round(latDegrees * PRECISION), Math.round(lonDegrees * PRECISION)];
      const text = encodeNumber(lat - formerLat) + encodeNumber(lon - formerLon);
      [formerLat, formerLon] = [lat, lon];
      return text;
    })
    .join('');
}
