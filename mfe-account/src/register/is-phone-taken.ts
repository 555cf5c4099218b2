import { ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';

const anyCode = Object.keys(ERROR_STATUS) as ErrorCode[];

/** Whether the server says that somebody else has this number; a check that fails stops nobody (spec §5). */
export async function isPhoneTaken(phone: string | undefined): Promise<boolean> {
  if (!phone) return false;
  try {
    const { data } = await call('checkPhone', { body: { phone }, quiet: anyCode });
    return !data.isAvailable;
  } catch (error) {
    console.warn('the phone could not be checked', error);
    return false;
  }
}
