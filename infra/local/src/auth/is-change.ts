/** Read-only POST calls. */
const READING =
  /(accounts:lookup|accounts:query|accounts:createAuthUri|:batchGet|\/v1\/token|:getRecaptchaParam)$/;

/** Whether a call may change accounts or codes. The emulator's confirmation page changes them by GET. */
export function isChange(method: string, path: string): boolean {
  if (path.startsWith('/emulator/action')) return true;
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false;
  return !READING.test(path.split('?')[0] ?? '');
}
