import { errorCodes } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';

/** Whether another account has the phone; undefined after a failed check, which blocks nothing (spec §5). */
export async function isPhoneTaken(phone: string): Promise<boolean | undefined> {
  try {
    const { data } = await call('checkPhone', { body: { phone }, quiet: errorCodes });
    return !data.isAvailable;
  } catch (error) {
    console.warn('phone check: failed, availability unknown', error);
    return undefined;
  }
}
