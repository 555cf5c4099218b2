import { breakpoint, Card, color, font, radius, shadow, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

export const Row = styled(Card)<{ $isChosen: boolean }>`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  ${({ $isChosen }) => $isChosen && `border-color: ${color.accent};`}

  ${breakpoint.tablet} {
    grid-template-columns: 168px minmax(0, 1fr) auto;
  }
`;

export const Cover = styled.div`
  position: relative;
  align-self: start;

  > :first-child {
    border-radius: ${radius.control};
  }
`;

export const Tick = styled.label`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  cursor: pointer;

  input {
    width: 26px;
    height: 26px;
    margin: 0;
    accent-color: ${color.accent};
    box-shadow: ${shadow.soft};
    cursor: pointer;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(1.5)};
  align-content: start;
  min-width: 0;

  h3 {
    font-size: ${font.size.text};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  h3 a {
    text-decoration: none;
    color: ${color.text};

    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

export const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  font-size: ${font.size.small};
  color: ${color.muted};

  > :empty {
    display: none;
  }
`;

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
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

  &:empty {
    display: none;
  }
`;
