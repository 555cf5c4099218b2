import { breakpoint, Card, color, font, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

export const Row = styled(Card)`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};

  ${breakpoint.tablet} {
    grid-template-columns: 168px minmax(0, 1fr) auto;
  }
`;

export const Cover = styled.div`
  border-radius: ${radius.control};
  overflow: hidden;
  align-self: start;
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-width: 0;

  h3 {
    font-size: ${font.size.text};
    line-height: 1.3;
  }

  h3 a {
    text-decoration: none;
    color: ${color.text};

    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  font-size: ${font.size.small};
  color: ${color.muted};

  span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    font-variant-numeric: tabular-nums;
  }

  svg {
    width: 16px;
    height: 16px;
  }
`;

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space(2)};

  ${breakpoint.tablet} {
    grid-column: auto;
    flex-direction: column;
    align-items: flex-end;
    justify-content: center;
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;
