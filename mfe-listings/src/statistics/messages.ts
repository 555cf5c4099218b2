import { withWords } from '@pokriv/contracts/with-words';
import { formatCount, formatNumber, type Words } from '@pokriv/web-kit/format';

const days: Words = ['ден', 'дни'];

export const statisticsTexts = {
  title: 'Статистика на обявата',
  period: 'Период',
  periodOf: (count: number) => formatCount(count, days),
  range: (from: string, to: string) => `${from} – ${to}`,
  totals: 'Общо за периода',
  change: (percent: number) => `${percent > 0 ? '+' : ''}${formatNumber(percent)} %`,
  versus: (before: number) => `преди: ${formatNumber(before)}`,
  versusNote: (count: number) => `В сравнение с предходните ${formatCount(count, days)}.`,
  noBefore: 'няма с какво да се сравни',
  same: 'без промяна',
  toldPeople: (count: number) => `По тази обява са уведомени поне ${formatNumber(count)} души.`,
  openRate: (percent: number) =>
    `${formatNumber(percent, 1)} % от показванията водят до отваряне на обявата.`,
  charts: 'По дни',
  chart: {
    views: { title: 'Преглеждания', text: 'Колко пъти обявата е отворена.' },
    impressions: { title: 'Показвания', text: 'Колко пъти обявата се е появила в резултати и списъци.' },
    interest: { title: 'Интерес', text: 'Добавяния в любими, показани телефони и запитвания.' },
  },
  chartHelp: 'С Tab влизате в графиката, със стрелките минавате по дните.',
  onlyOn: (fact: string, day: string) => `${fact} на ${day}`,
  weekly: 'Всяка колона е една седмица.',
  weekOf: (day: string) => `Седмицата от ${day}`,
  table: 'Данните в таблица',
  tableOf: (name: string) => `${name} по дни`,
  day: 'Ден',
  nothing: 'Още няма нищо за този период.',
  basicTitle: 'Какво добавя платеният план',
  basic: [
    'графики и таблици по дни',
    'сравнение с предходния период',
    'показванията в резултатите и колко от тях водят до отваряне',
  ],
  plans: 'Виж плановете',
  promotion: {
    title: (type: string) => `Промоция „${type}“`,
    type: { super: 'Силно препоръчана', regular: 'Препоръчана' },
    left: (count: number) => (count === 1 ? 'Остава 1 ден' : `Остават ${formatCount(count, days)}`),
    over: 'Приключила',
    perDay: 'Преглеждания на ден',
    now: 'С промоцията',
    before: 'Преди нея',
    uplift: (percent: number) =>
      percent === 0
        ? 'Колкото преди промоцията'
        : `${percent > 0 ? 'Повече' : 'По-малко'} ${withWords(`${formatNumber(Math.abs(percent))} %`)}`,
    noBaseline: 'Преди промоцията няма преглеждания, с които да се сравни.',
    clicks: 'Отваряния от списък',
    chart: 'Преглеждания по време на промоцията',
    chartText: (perDay: string) => `Линията е средното преди промоцията: ${perDay} на ден.`,
    versus: 'Спрямо преди',
  },
} as const;
