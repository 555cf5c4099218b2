import { Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const Line = styled(Text)`
  overflow-wrap: anywhere;
`;

export function MailLine({ email }: { email: string }) {
  const host = email.lastIndexOf('@');
  return (
    <Line $size="tiny" $tone="muted">
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </Line>
  );
}
