import { space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

export const FormStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${space(5)};
`;
