import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { texts } from '../messages.ts';
import { answerAppeal, readAppeal, type AppealDeps } from './answer-appeal.ts';
import { toDecisionFile } from './appeal-view.ts';
import { decideAppeal } from './decide-appeal.ts';
import { readDecision } from './read-decision.ts';
import { writeAppeal, type WriteAppealDeps } from './write-appeal.ts';

export function appealRoutes(deps: AppealDeps & WriteAppealDeps): Router {
  const router = Router();

  handle(router, 'readDecision', async ({ caller, params, query }) => {
    const decision = await readDecision(deps, caller, { id: params.id, token: query.token });
    return { data: toDecisionFile(decision, await deps.appeals.find(params.id)) };
  });
  handle(router, 'writeAppeal', async ({ caller, params, body }) => ({
    data: await writeAppeal(deps, caller, params.id, body),
    message: texts.appealSent,
  }));
  handle(router, 'listAppeals', ({ query }) => deps.appeals.list(query));
  handle(router, 'readAppeal', async ({ actor, params }) => ({
    data: await readAppeal(deps, actor(), params.id),
  }));
  handle(router, 'answerAppeal', async ({ actor, params, body }) => ({
    data: await answerAppeal(deps, actor(), params.id, body),
    message: texts.appealAnswered,
  }));
  handle(router, 'decideAppeal', async ({ actor, params, body }) => ({
    data: await decideAppeal(deps, actor(), params.id, body),
    message: texts.appealDecided,
  }));

  return router;
}
