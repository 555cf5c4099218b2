import { messages } from './messages.ts';

const abouts: readonly (readonly [start: string, about: string])[] = Object.entries(messages.files);

export const describeFile = (file: string): string =>
  abouts.find(([start]) => file.startsWith(start))?.[1] ?? file;

const inSofia = new Intl.DateTimeFormat('bg-BG', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Sofia',
});

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
