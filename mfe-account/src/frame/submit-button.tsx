import { Button, color, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { useIsSlow } from './use-is-slow.ts';

/** Live region: always rendered, so that a change is announced. */
const Slow = styled.p`
  font-size: ${font.size.small};
  text-align: center;
  color: ${color.muted};

  &:not(:empty) {
    margin-top: ${space(2)};
  }
`;

interface SubmitButtonProps {
  isBusy: boolean;
  busyText: string;
  children: string;
}

export function SubmitButton({ isBusy, busyText, children }: SubmitButtonProps) {
  const isSlow = useIsSlow(isBusy);
  return (
    <div>
      <Button size="large" wide busy={isBusy}>
        {isBusy ? busyText : children}
      </Button>
      <Slow role="status">{isSlow ? texts.slow : ''}</Slow>
    </div>
  );
}
