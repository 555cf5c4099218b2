import { markdownTable } from './markdown-table.ts';
import { allSettings, type Setting } from './settings.ts';

const MADE_BY =
  'Made by `npm run docs` from the `env.ts` of each process; descriptions stand beside the schemas.';
const SERVERS = 'bff, property, user, moderation, conversations, notifications';

const valueOf = (value: string | undefined): string => (value ? `\`${value}\`` : '–');

function inProduction({ isRequired, local, production }: Setting): string {
  if (isRequired.production) return '**required**';
  return production === local ? 'the same' : valueOf(production);
}

const rowOf = (setting: Setting): string[] => [
  `\`${setting.name}\``,
  setting.processes.join(', ').replace(SERVERS, 'all'),
  setting.isRequired.development ? '**required**' : valueOf(setting.local),
  inProduction(setting),
  setting.form,
  setting.description,
];

const head = ['setting', 'process', 'default', 'in production', 'form', 'meaning'];

interface Section {
  title: string;
  holds: (setting: Setting) => boolean;
}

const isLimit = ({ name }: Setting): boolean => name.startsWith('LIMIT_');
const isOf =
  (process: string) =>
  (setting: Setting): boolean =>
    !isLimit(setting) && setting.processes.join(' ') === process;

const sections: readonly Section[] = [
  { title: 'Several processes', holds: (setting) => !isLimit(setting) && setting.processes.length > 1 },
  { title: 'BFF', holds: isOf('bff') },
  { title: 'Property service', holds: isOf('property') },
  { title: 'Indexer', holds: isOf('indexer') },
  { title: 'User service', holds: isOf('user') },
  { title: 'Moderation service', holds: isOf('moderation') },
  { title: 'Conversations service', holds: isOf('conversations') },
  { title: 'Notifications service', holds: isOf('notifications') },
  { title: 'Rate limits', holds: isLimit },
  { title: 'Demo data', holds: isOf('seed') },
];

export function settingsPage(settings = allSettings()): string {
  const parts = sections.map(
    ({ title, holds }) => `## ${title}\n\n${markdownTable([head, ...settings.filter(holds).map(rowOf)])}`,
  );
  const intro = `${MADE_BY} How they work together: [operations](operations.md).`;
  return `${['# Settings', intro, ...parts].join('\n\n')}\n`;
}

/** Settings for operators, without those of the demo data; the first row of a name describes it. */
function firstOfName(settings: readonly Setting[]): Setting[] {
  const served = settings.filter(({ processes }) => processes.join(' ') !== 'seed');
  return served.filter(({ name }, at) => served.findIndex((other) => other.name === name) === at);
}

/** Text of `.env.example`: production needs the lines without `#`. */
export function envExample(settings = allSettings()): string {
  const lines = firstOfName(settings).map(({ name, processes, description, isRequired, production }) => {
    const value = `${name}=${production ?? ''}`;
    return `# ${processes.join(', ')}: ${description.replaceAll('`', '')}\n${isRequired.production ? value : `# ${value}`}`;
  });
  const intro = [
    '# Made by `npm run docs`. Processes read their environment, not this file; `npm start` needs none of it.',
    '# Lines without # are required in production; the others show the default.',
  ];
  return `${[intro.join('\n'), ...lines].join('\n\n')}\n`;
}
