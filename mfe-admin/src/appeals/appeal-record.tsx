import type { AdminAppealFile } from '@pokriv/contracts/moderation/appeal';
import { decisionKinds } from '@pokriv/contracts/moderation/decision-kinds';
import { Card, Cluster, Divider, Heading, Notice, Stack, Text } from '@pokriv/web-kit/ui';

import { AnswerForm } from './answer-form.tsx';
import { AppealBadge } from './appeal-badge.tsx';
import { AppealThread } from './appeal-thread.tsx';
import { AppealedDecision } from './appealed-decision.tsx';
import { texts } from './messages.ts';
import { useAppealWork } from './use-appeal-work.ts';
import { VerdictForm } from './verdict-form.tsx';

interface AppealRecordProps {
  appeal: AdminAppealFile;
  onChange: () => Promise<unknown>;
}

export function AppealRecord({ appeal, onChange }: AppealRecordProps) {
  const { id, status, kind, person, judge, decidedAt, reason, verdictBy, isByDecider } = appeal;
  const work = useAppealWork(appeal, onChange);
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
        {decidedAt === null ? (
          <>
            {judge !== 'free' && <Notice tone={judge === 'mine' ? 'info' : 'wait'}>{texts[judge]}</Notice>}
            <AnswerForm key={`${id} ${appeal.messages.length}`} onAnswer={work.answer} />
            {judge !== 'mine' && (
              <>
                <Divider />
                <VerdictForm kind={kind} onDecide={work.decide} />
              </>
            )}
          </>
        ) : (
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
