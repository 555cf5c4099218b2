import { formatNumber } from '@pokriv/web-kit/format';

/** Rounded to 0.1 km. */
function shownKm(km: number): string {
  const tenths = Math.round(km * 10);
  if (tenths < 10) return `${tenths * 100} м`;
  return `${formatNumber(tenths / 10, tenths % 10 === 0 ? 0 : 1)} км`;
}

export const texts = {
  title: 'Място',
  noPoint: 'Собственикът не е посочил точка.',
  sketch: 'Скица на околността',
  near: (km: number) => `на ${shownKm(km)} от центъра на квартала`,
  nearCity: (km: number, city: string) => `на около ${shownKm(km)} от центъра на ${city}`,
  kilometre: '1 км',
} as const;
