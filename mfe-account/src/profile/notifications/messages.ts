import type { OptionalMail } from '@pokriv/contracts/account/optional-mails';
import { pushTexts } from '@pokriv/web-kit/push';

export const texts = {
  lead: 'Писмата за профила и плащанията идват винаги. За останалите решавате вие.',
  on: (mail: string) => `Включено: ${mail}`,
  off: (mail: string) => `Изключено: ${mail}`,
  undo: 'Отмени',
  push: {
    label: 'Известия в този браузър',
    hints: {
      on: `За нови обяви, за любимите ви и за съобщения. ${pushTexts.quiet} Важи само за този браузър.`,
      off: `За нови обяви, за любимите ви и за съобщения, освен писмата. ${pushTexts.quiet} Важи само за този браузър.`,
      denied: pushTexts.denied,
      unsupported: 'Този браузър не може да показва известия.',
      homeScreen:
        'На iPhone и iPad известията работят, когато отворите Покрив от началния екран: „Сподели“ → „Към начален екран“.',
    },
  },
  hints: {
    listing_reminders: 'Няколко дни преди края, за да подновите обявата навреме.',
    listing_steps: 'Например че обявата е изпратена, скрита или подновена от вас.',
    report_receipts: 'Веднага след като ни сигнализирате.',
    report_outcomes: 'След като екипът ни вземе решение.',
    unread_messages:
      'Едно писмо за разговор, ако до пет минути не сте го отворили. За огледите пишем винаги.',
    saved_searches: 'Веднага, всеки ден или всяка седмица: както сте избрали за всяко търсене.',
    favorite_news: 'Когато любима обява поевтинее, вече не се предлага или отново е свободна.',
    unanswered_threads: 'Едно писмо на 24-тия и едно на 72-рия час, за всички запитвания наведнъж.',
  } satisfies Record<OptionalMail, string>,
} as const;
