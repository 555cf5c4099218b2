import { breakpoint, color, font, layer, radius, size, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { styled } from 'styled-components';

import { publishTexts as texts } from './messages.ts';
import { stepAnchor, steps } from './steps.ts';

const Nav = styled.nav`
  position: sticky;
  top: 64px;
  z-index: ${layer.bar};
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(2)} ${space(4)};
  background: ${color.page};
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
  scrollbar-width: none;

  ${breakpoint.desktop} {
    top: ${space(22)};
    align-self: start;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const List = styled.ol`
  display: flex;
  gap: ${space(1)};
  padding: 0;

  ${breakpoint.desktop} {
    flex-direction: column;
  }

  a {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${size.target};
    padding-inline: ${space(3)};
    border-radius: ${radius.control};
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
    text-decoration: none;
    white-space: nowrap;
    color: ${color.text};

    &:hover {
      background: ${color.sunken};
    }
  }

  svg {
    width: 18px;
    height: 18px;
    color: ${color.muted};
  }

  [data-done] svg {
    color: ${color.good};
  }
`;

/** The form's parts with a tick where nothing is missing any more. */
export function StepLinks({ issues }: { issues: ReadonlyMap<string, string> }) {
  const paths = [...issues.keys()];
  return (
    <Nav aria-label={texts.steps}>
      <List>
        {steps.map(({ id, label, owns }) => {
          const isDone = id === 'review' ? paths.length === 0 : !paths.some((path) => owns.test(path));
          return (
            <li key={id}>
              <a href={`#${stepAnchor(id)}`} data-done={isDone || undefined}>
                {isDone ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
                {label}
                {isDone && <VisuallyHidden>({texts.stepDone})</VisuallyHidden>}
              </a>
            </li>
          );
        })}
      </List>
    </Nav>
  );
}
