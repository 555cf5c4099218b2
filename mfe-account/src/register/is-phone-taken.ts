import { ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';

const anyCode = Object.keys(ERROR_STATUS) as ErrorCode[];

/** Whether the server says that somebody else has this number; undefined when it could not be asked: that stops nobody (spec §5). */
export async function isPhoneTaken(phone: string): Promise<boolean | undefined> {
  try {
    const { data } = await call('checkPhone', { body: { phone }, quiet: anyCode });
    return !data.isAvailable;
  } catch (error) {
    console.warn('the phone could not be checked', error);
    return undefined;
  }
}
