import { DEMO_PASSWORD, demoAccounts, messages } from '../messages.ts';
import type { StackRecord } from '../stack/stack-record.ts';

export function addressTable({ bffUrl, mailUrl, logs, env }: StackRecord): string {
  const addresses: [string, string][] = [
    [messages.site, bffUrl],
    [messages.mails, mailUrl],
    ...(env.STRIPE_API_URL ? [[messages.payments, env.STRIPE_API_URL] as [string, string]] : []),
    [messages.apiDocs, `${bffUrl}/api/docs`],
    [messages.logs, logs],
  ];
  return [
    '',
    messages.addresses,
    ...columns(addresses),
    '',
    messages.accounts(DEMO_PASSWORD),
    ...columns(demoAccounts),
    '',
    messages.ctrlC,
  ].join('\n');
}

function columns(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
