import type { AdminAppealFile } from '@pokriv/contracts/moderation/appeal';
import { decisionKinds } from '@pokriv/contracts/moderation/decision-kinds';
import { Card, Cluster, Divider, Heading, Notice, Stack, Text } from '@pokriv/web-kit/ui';

import { texts as undoTexts } from '../undo/messages.ts';
import { AnswerForm } from './answer-form.tsx';
import { AppealBadge } from './appeal-badge.tsx';
import { AppealThread } from './appeal-thread.tsx';
import { AppealedDecision } from './appealed-decision.tsx';
import { texts } from './messages.ts';
import { useAnswer } from './use-answer.ts';
import type { Verdicts } from './use-verdicts.ts';
import { VerdictForm } from './verdict-form.tsx';

interface AppealRecordProps {
  appeal: AdminAppealFile;
  verdicts: Verdicts;
  onChange: () => Promise<unknown>;
}

export function AppealRecord({ appeal, verdicts, onChange }: AppealRecordProps) {
  const { id, status, kind, person, judge, decidedAt, reason, verdictBy, isByDecider } = appeal;
  const answer = useAnswer(appeal, onChange);
  const decided = verdicts.undo.decidedOn(id);
  return (
    <Card as="article" aria-label={texts.open(person.firstName)}>
      <Stack $gap={4}>
        <Cluster $gap={2}>
          <AppealBadge status={status} />
        </Cluster>
        <Heading as="h2" $size="lead">
          {decisionKinds[kind]}
        </Heading>
        <AppealedDecision appeal={appeal} />
        <AppealThread messages={appeal.messages} />
        {decidedAt === null && decided && (
          <Notice tone="wait" title={decided}>
            {undoTexts.waits}
          </Notice>
        )}
        {decidedAt === null && !decided && (
          <>
            {judge !== 'free' && <Notice tone={judge === 'mine' ? 'info' : 'wait'}>{texts[judge]}</Notice>}
            <AnswerForm onAnswer={answer} />
            {judge !== 'mine' && (
              <>
                <Divider />
                <VerdictForm
                  kind={kind}
                  former={verdicts.formerOf(id)}
                  onDecide={(verdict) => verdicts.decide(appeal, verdict, onChange)}
                />
              </>
            )}
          </>
        )}
        {decidedAt !== null && (
          <Notice tone="info" title={texts.verdict}>
            {reason}
            {verdictBy && (
              <Text $size="small" $tone="muted">
                {texts.verdictBy(verdictBy.name)}
              </Text>
            )}
            {isByDecider && <Text $size="small">{texts.isByDecider}</Text>}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
