import { Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const Line = styled(Text)`
  overflow-wrap: anywhere;
`;

/** An e-mail under its owner's name; breaks wherever the line ends. */
export function MailLine({ email }: { email: string }) {
  return (
    <Line $size="tiny" $tone="muted">
      {email}
    </Line>
  );
}
