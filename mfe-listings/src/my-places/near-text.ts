/** About 100 m. */
const DECIMALS = 3;

/** A place as a search names it, rounded so that it does not tell the exact address: `42.674,23.320`. */
export const nearText = ({ lat, lon }: { lat: number; lon: number }): string =>
  `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`;
