import { Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

export const UserText = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
