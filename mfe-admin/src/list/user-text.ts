import { Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** User text with its line breaks. */
export const UserText = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
