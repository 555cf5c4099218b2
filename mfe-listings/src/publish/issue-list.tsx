import { breakpoint, Notice } from '@pokriv/web-kit/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import type { FieldPath } from './draft-fields.ts';
import { fieldTexts, publishTexts as texts } from './messages.ts';
import { controlId } from './steps.ts';

const Box = styled.div`
  scroll-margin-top: 140px;

  ul {
    margin: 0;
    padding-left: 1.2em;

    ${breakpoint.tablet} {
      columns: 2;
    }
  }
`;

const labelOf = (path: string): string =>
  path === 'images' ? texts.step.pictures : (fieldTexts[path as FieldPath]?.label ?? path);

function goTo(event: MouseEvent, path: string): void {
  const control = document.getElementById(controlId(path));
  if (!control) return;
  event.preventDefault();
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

interface IssueListProps {
  issues: ReadonlyMap<string, string>;
  /** Counts the tries to send: each brings the focus here. */
  attempt: number;
}

/** What keeps the listing from being sent, each leading to its field. */
export function IssueList({ issues, attempt }: IssueListProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  return (
    <Box ref={ref} tabIndex={-1}>
      <Notice tone="danger" title={texts.issuesTitle}>
        {texts.issuesText}
        <ul>
          {[...issues].map(([path, msg]) => (
            <li key={path}>
              <a href={`#${controlId(path)}`} onClick={(event) => goTo(event, path)}>
                {labelOf(path)}
              </a>
              : {msg}
            </li>
          ))}
        </ul>
      </Notice>
    </Box>
  );
}
