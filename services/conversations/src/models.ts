import { effectModel } from '@pokriv/service-kit/effect.model';
import { erasedPersonModel } from '@pokriv/service-kit/erased-person.model';
import type { IndexedModel } from '@pokriv/service-kit/model';
import { outboxEventModel } from '@pokriv/service-kit/outbox';

import { availabilityModel, calendarFeedModel } from './availability/availability.model.ts';
import { personKeptModel } from './kept/person-kept.model.ts';
import { listingRefModel } from './listing-refs/listing-ref.model.ts';
import { personModel } from './people/person.model.ts';
import { threadReportModel } from './reports/thread-report.model.ts';
import { heldHourModel, senderDayModel } from './sending/sender-day.model.ts';
import { messageModel } from './threads/message.model.ts';
import { threadModel } from './threads/thread.model.ts';
import { viewingCellModel, viewingDayModel, viewingModel } from './viewings/viewing.model.ts';
import { viewingWaitModel } from './viewings/viewing-wait.model.ts';

export const models: readonly IndexedModel[] = [
  outboxEventModel,
  effectModel,
  erasedPersonModel,
  personModel,
  listingRefModel,
  threadModel,
  messageModel,
  threadReportModel,
  senderDayModel,
  heldHourModel,
  personKeptModel,
  viewingModel,
  viewingCellModel,
  viewingDayModel,
  viewingWaitModel,
  availabilityModel,
  calendarFeedModel,
];
