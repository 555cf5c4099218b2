/** Mails that a user may switch off; those about account, contract or money are always sent. Free of zod. */
export const optionalMails = {
  listing_reminders: 'Напомняния, че обява скоро изтича',
  listing_steps: 'Потвърждения на собствените ми действия по обяви',
  weekly_summary: 'Писмо в понеделник: седмицата на обявите ми',
  report_receipts: 'Потвърждение, че сигналът ми е получен',
  report_outcomes: 'Какво се случи с обява, за която сигнализирах',
  unread_messages: 'Непрочетени съобщения',
  saved_searches: 'Нови обяви по запазените ми търсения',
  favorite_news: 'Новини за любимите ми обяви',
  unanswered_threads: 'Напомняния за неотговорени запитвания',
} as const;
export type OptionalMail = keyof typeof optionalMails;

/** Off by default. */
export const silencedByDefault: readonly OptionalMail[] = ['listing_steps'];
