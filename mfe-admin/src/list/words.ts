import { Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** What somebody wrote, with its lines. */
export const Words = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
