import type { Report } from '@pokriv/contracts/moderation/report';
import { call } from '@pokriv/web-kit/api';

import type { Sending } from '../deciding/undoable.ts';
import { handledText } from './handling-messages.ts';

/** Text about another administrator’s later step on the report; undefined when there is none or the read fails. */
export async function nameHandler(
  { id, handledAt: seen }: Report,
  { quiet }: Pick<Sending, 'quiet'>,
): Promise<string | undefined> {
  try {
    const { data } = await call('readReportHandling', { params: { id }, ...(quiet && { quiet }) });
    return data && !data.isMine && data.at !== seen ? handledText(data) : undefined;
  } catch (error) {
    console.debug('report verdict: the other verdict is unknown', error);
    return undefined;
  }
}
