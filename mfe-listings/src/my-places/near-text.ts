/** About 100 m. */
const DECIMALS = 3;

/** Search parameter of a place, rounded so as not to reveal the exact address: `42.674,23.320`. */
export const nearText = ({ lat, lon }: { lat: number; lon: number }): string =>
  `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`;
