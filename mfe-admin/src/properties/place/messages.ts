import { formatNumber } from '@pokriv/web-kit/format';

const shownKm = (km: number) =>
  km < 1 ? `${Math.round(km * 10) * 100} м` : `${formatNumber(Math.round(km * 10) / 10)} км`;

export const texts = {
  title: 'Място',
  noPoint: 'Собственикът не е посочил точка.',
  sketch: 'Скица на околността',
  near: (km: number) => `на ${shownKm(km)} от центъра на квартала`,
  kilometre: '1 км',
} as const;
