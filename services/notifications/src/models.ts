import { effectModel } from '@pokriv/service-kit/effect.model';
import { erasedPersonModel } from '@pokriv/service-kit/erased-person.model';
import type { IndexedModel } from '@pokriv/service-kit/model';
import { outboxEventModel } from '@pokriv/service-kit/outbox';

import { pushEndpointModel } from './push/push-endpoint.model.ts';
import { pushWaitingModel } from './push/push-waiting.model.ts';
import { recipientModel } from './recipients/recipient.model.ts';
import { countedReportModel, reportHourModel } from './report-notification/report-flood.model.ts';

export const models: readonly IndexedModel[] = [
  outboxEventModel,
  effectModel,
  erasedPersonModel,
  recipientModel,
  reportHourModel,
  countedReportModel,
  pushEndpointModel,
  pushWaitingModel,
];
