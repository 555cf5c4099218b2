import { createTransport } from 'nodemailer';

const SMTP_MS = 5_000;

export interface Sms {
  /** E.164 */
  phone: string;
  code: string;
}

/** Puts the SMS that the emulator only pretends to send into the mail catcher, where people find the mails too. */
export function smsCatcher(smtpUrl: string): (sms: Sms) => Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
  });
  return async ({ phone, code }) => {
    await transport.sendMail({
      from: 'SMS <sms@pokriv.bg>',
      to: `${phone}@sms.pokriv.bg`,
      subject: `SMS до ${phone}`,
      text: `${code} е вашият код за Покрив.`,
    });
  };
}
