import { ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';

const anyCode = Object.keys(ERROR_STATUS) as ErrorCode[];

/** Whether another account has the phone; undefined after a failed check, which blocks nothing (spec §5). */
export async function isPhoneTaken(phone: string): Promise<boolean | undefined> {
  try {
    const { data } = await call('checkPhone', { body: { phone }, quiet: anyCode });
    return !data.isAvailable;
  } catch (error) {
    console.warn('phone check: failed, availability unknown', error);
    return undefined;
  }
}
