import { pushSwitched, QUIET, shortClock } from '@pokriv/contracts/alert/alert-rules';

const quiet = `Между ${shortClock(QUIET.from)} и ${shortClock(QUIET.to)} е тихо.`;

export const pushTexts = {
  ask: 'Искате ли известие и в този браузър?',
  why: {
    search: `Ще ви кажем за нова обява, без да отваряте пощата си. ${quiet}`,
    message: 'Ще ви кажем, когато ви отговорят. Текстът на съобщението не се показва в известието.',
  },
  yes: 'Да, включи',
  later: 'Не сега',
  ...pushSwitched,
  quiet,
  denied:
    'Браузърът не позволява известия от Покрив. За да ги разрешите, натиснете иконата пред адреса на сайта и изберете „Известия“ → „Разреши“.',
  notAnswered: 'Браузърът не получи отговор дали да показва известия. Опитайте пак, когато решите.',
  failed: 'Известията не бяха включени. Проверете връзката и опитайте отново.',
} as const;
