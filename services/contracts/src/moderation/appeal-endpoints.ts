import type { Schemas } from '../endpoint.ts';
import { ById, dataOf, listOfData } from '../zod-parts.ts';
import {
  AdminAppeal,
  AdminAppealFile,
  AppealAnswer,
  AppealMessage,
  AppealQuery,
  AppealVerdict,
  DecisionFile,
  DecisionQuery,
} from './appeal.ts';
import { Transparency, TransparencyQuery } from './transparency.ts';

export const appealEndpoints = {
  readDecision: {
    params: ById,
    query: DecisionQuery,
    reply: dataOf(DecisionFile),
    summary: 'Мотиви на решение и възражението срещу него',
  },
  writeAppeal: {
    params: ById,
    body: AppealMessage,
    reply: dataOf(DecisionFile),
    status: 201,
    summary: 'Възражение срещу решение',
  },
  listAppeals: { query: AppealQuery, reply: listOfData(AdminAppeal), summary: 'Възражения' },
  readAppeal: { params: ById, reply: dataOf(AdminAppealFile), summary: 'Едно възражение' },
  answerAppeal: {
    params: ById,
    body: AppealAnswer,
    reply: dataOf(AdminAppealFile),
    summary: 'Отговор по възражение',
  },
  decideAppeal: {
    params: ById,
    body: AppealVerdict,
    reply: dataOf(AdminAppealFile),
    summary: 'Решение по възражение',
  },
  readTransparency: {
    query: TransparencyQuery,
    reply: dataOf(Transparency),
    summary: 'Годишен отчет за прозрачност',
  },
} as const satisfies Record<string, Schemas>;
