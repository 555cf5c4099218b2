import { createHmac } from 'node:crypto';

export function sign(body: string, secret: string, now = Date.now()): string {
  const at = Math.floor(now / 1_000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
