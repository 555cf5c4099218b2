import { prepareSignIn, signInWithGoogle } from '@pokriv/web-kit/identity';
import type { SessionUser } from '@pokriv/web-kit/session';
import { Button, color, font, space, Stack } from '@pokriv/web-kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { GoogleMark } from './google-mark.tsx';
import { useIdentityFailure } from './use-identity-failure.ts';

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space(3)};
  font-size: ${font.size.small};
  color: ${color.muted};

  &::before,
  &::after {
    content: '';
    border-top: 1px solid ${color.line};
  }
`;

interface GoogleButtonProps {
  text: string;
  /** Session persistence beyond this tab. */
  isRemembered?: boolean;
  onDone: (user: SessionUser) => Promise<void> | void;
}

export function GoogleButton({ text, isRemembered = true, onDone }: GoogleButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const fail = useIdentityFailure();

  const signIn = async () => {
    setIsBusy(true);
    try {
      await onDone(await signInWithGoogle({ isRemembered }));
    } catch (error) {
      fail('google', error);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Stack $gap={4}>
      <Button
        type="button"
        variant="secondary"
        wide
        busy={isBusy}
        onPointerEnter={prepareSignIn}
        onFocus={prepareSignIn}
        onClick={() => void signIn()}
      >
        {!isBusy && <GoogleMark />}
        {text}
      </Button>
      <Or>{texts.or}</Or>
    </Stack>
  );
}
