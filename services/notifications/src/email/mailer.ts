import { createHash } from 'node:crypto';

import { startSpan, type RunningSpan } from '@pokriv/service-kit/telemetry/trace';
import { createTransport } from 'nodemailer';

import type { MailSender } from './mail-sender.ts';
import type { Mail } from './mail.ts';

export interface Mailer {
  /** @param key stable key of the mail; its Message-ID derives from it, so that duplicates are recognizable */
  send: (mail: Mail, key: string) => Promise<void>;
  verify: () => Promise<unknown>;
  close: () => void;
}

const SMTP_MS = 5000;

const messageId = (key: string) =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@pokriv.bg>`;

/** Redacts the recipient: SMTP errors repeat the address, and errors are logged and stored with the job. */
function withoutAddress(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return new Error(`mail not taken: ${String(code ?? 'unknown')} ${String(responseCode ?? '')}`.trim());
}

/** Correlates a mail with the logs and trace of its cause. */
const traceHeader = (span: RunningSpan | undefined): Record<string, string> =>
  span ? { 'X-Trace-Id': span.traceId } : {};

/** SMTP with a timeout on every wait: a hanging server costs a retry, not a worker. */
export function createMailer(url: string, { name, email }: MailSender): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: 2 * SMTP_MS,
    dnsTimeout: SMTP_MS,
  });
  return {
    send: async (mail, key) => {
      const span = startSpan('mail', { kind: 'client' });
      const message = {
        from: { name, address: email },
        ...mail,
        messageId: messageId(key),
        headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated', ...traceHeader(span) },
      };
      await transport.sendMail(message).catch((error: unknown) => {
        const shown = withoutAddress(error);
        span?.end(shown.message);
        throw shown;
      });
      span?.end();
    },
    verify: () => transport.verify(),
    close: () => transport.close(),
  };
}
