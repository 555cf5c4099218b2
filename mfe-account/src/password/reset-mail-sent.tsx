import * as pages from '@pokriv/contracts/pages';
import { AppError } from '@pokriv/contracts/errors';
import { Link } from '@pokriv/web-kit/router';
import { Button, color, font, Heading, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { AccountFrame } from '../frame/account-frame.tsx';
import { texts } from '../messages.ts';
import { useCountdown } from '../frame/use-countdown.ts';

/** Pause before a resend, ms: delivery may take as long. */
const PAUSE_MS = 60_000;

const Steps = styled(Stack).attrs({ as: 'ol', $gap: 2 })`
  padding-left: 1.4em;
  list-style: decimal;

  li::marker {
    font-weight: ${font.weight.strong};
    color: ${color.accentText};
  }
`;

interface ResetMailSentProps {
  email: string;
  /** @throws AppError when the resend failed */
  onSend: (email: string) => Promise<void>;
  onOther: () => void;
}

/** Next steps after the request; the text does not reveal whether the account exists. */
export function ResetMailSent({ email, onSend, onOther }: ResetMailSentProps) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + PAUSE_MS);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const left = useCountdown(endsAt);

  const sendAgain = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onSend(email);
      setEndsAt(Date.now() + PAUSE_MS);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setFailure(error.message);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <AccountFrame title={texts.forgot.sentTitle} lead={texts.forgot.sent(email)}>
      <Stack as="section" $gap={3}>
        <Heading $size="lead">{texts.forgot.nextTitle}</Heading>
        <Steps>
          {texts.forgot.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Stack>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Stack $gap={3}>
        <Button
          type="button"
          variant="secondary"
          wide
          busy={isBusy}
          disabled={left > 0}
          onClick={() => void sendAgain()}
        >
          {left > 0 ? texts.forgot.resendIn(left) : texts.forgot.resend}
        </Button>
        <Button type="button" variant="quiet" wide onClick={onOther}>
          {texts.forgot.again}
        </Button>
      </Stack>
      <Text>
        <Link to={pages.login.path} state={{ email }}>
          {texts.toLogin}
        </Link>
      </Text>
    </AccountFrame>
  );
}
