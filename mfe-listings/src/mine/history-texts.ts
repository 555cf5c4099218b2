import { listingStepWords } from '@pokriv/contracts/listing/listing-steps';

export const historyTexts = {
  title: 'История на обявата',
  action: (name: string): string => listingStepWords[name] ?? name,
  you: 'от вас',
  automatically: 'автоматично',
  moderator: 'от модератор',
  move: (from: string, to: string) => `${from} → ${to}`,
  changed: (names: string) => `Полета: ${names}`,
  reason: (reason: string) => `Причина: ${reason}`,
  empty: 'Още няма записи.',
  close: 'Затвори',
} as const;
