import type { SuspensionNotice } from '../actor.ts';
import { AppError } from '../errors.ts';

const day = new Intl.DateTimeFormat('bg-BG', { dateStyle: 'long', timeZone: 'Europe/Sofia' });

export const suspensionTitle = ({ until }: SuspensionNotice): string =>
  until ? `Профилът ви е ограничен до ${day.format(new Date(until))}` : 'Профилът ви е ограничен.';

export function suspended(suspension: SuspensionNotice): AppError {
  const reason = suspension.reason ? ` Причина: ${suspension.reason.replace(/[.\s]+$/u, '')}.` : '';
  const message = `${suspensionTitle(suspension)}${reason} Ако смятате, че грешим, можете да възразите.`;
  return new AppError({ code: 'ACCOUNT_SUSPENDED', message, suspension });
}
