import { useIsHydrated } from '@pokriv/web-kit/session';
import { Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { detailTexts as texts } from './messages.ts';

const OnPaper = styled(Text)`
  display: none;

  @media print {
    display: block;
  }
`;

/** Print only. */
export function PrintedAddress({ id }: { id: string }) {
  const origin = useIsHydrated() ? location.origin : '';
  return (
    <OnPaper $size="small">
      {texts.printed}: {origin}/properties/{id}
    </OnPaper>
  );
}
