import { comingBack } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { SecondFactorState } from '@pokriv/contracts/account/second-factor';
import { formatDate } from '@pokriv/web-kit/format';
import { ButtonLink, Notice, Stack, Text } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';

const FEW = 3;

export function FactorFacts({ state }: { state: SecondFactorState }) {
  const { isRequired, isGiven, recoveryLeft, setUpAt } = state;
  return (
    <>
      <Stack $gap={1}>
        {setUpAt && <Text>{texts.since(formatDate(setUpAt))}</Text>}
        <Text>{texts.codesLeft(recoveryLeft)}</Text>
        {isRequired && (
          <Text $size="small" $tone="muted">
            {texts.required}
          </Text>
        )}
      </Stack>
      {recoveryLeft <= FEW && <Notice tone="wait">{texts.few}</Notice>}
      {!isGiven && (
        <Notice
          actions={
            <ButtonLink
              to={comingBack(pages.secondFactor, `${pages.profile.path}#second-factor`)}
              variant="secondary"
              size="small"
            >
              {texts.give}
            </ButtonLink>
          }
        >
          {texts.notGiven}
        </Notice>
      )}
    </>
  );
}
