import { messages } from './messages.ts';

/** What each file of the archive is, by the beginning of its name. */
const abouts: readonly (readonly [start: string, about: string])[] = Object.entries(messages.files);

/** In Bulgarian, for `index.json`; a kind that nobody has described yet is named by its file alone. */
export const describeFile = (file: string): string =>
  abouts.find(([start]) => file.startsWith(start))?.[1] ?? file;

const inSofia = new Intl.DateTimeFormat('bg-BG', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Sofia',
});

/** `README.txt`: what is in the archive and how to read it. */
export const readme = (requestedAt: Date): string =>
  [
    messages.readmeTitle,
    '',
    messages.readmeAsked(inSofia.format(requestedAt)),
    '',
    ...messages.readme,
    '',
    ...abouts.map(([start, about]) => `  ${start}\n      ${about}`),
    '',
    ...messages.readmeRights,
    '',
  ].join('\n');
