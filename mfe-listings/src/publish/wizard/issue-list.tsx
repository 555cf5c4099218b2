import { breakpoint, Button, Notice } from '@pokriv/web-kit/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { unitLabel } from '../saving/unit-text.ts';
import { publishTexts as texts } from '../messages.ts';
import { fieldPart } from '../../form-address/form-steps.ts';

const Box = styled.div`
  scroll-margin-top: 140px;

  ul {
    margin: 0;
    padding-left: 1.2em;

    ${breakpoint.tablet} {
      columns: 2;
      column-gap: 2em;
    }
  }

  li {
    padding-block: 3px;
    break-inside: avoid;
  }
`;

interface IssueListProps {
  title: string;
  issues: ReadonlyMap<string, string>;
  /** Attempt number: each moves the focus here. */
  attempt: number;
  onField: (path: string) => void;
  onLater?: (() => void) | undefined;
}

export function IssueList({ title, issues, attempt, onField, onLater }: IssueListProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [attempt]);
  const open = (event: MouseEvent, path: string) => {
    event.preventDefault();
    onField(path);
  };
  return (
    <Box ref={ref} tabIndex={-1}>
      <Notice
        tone={attempt === 0 ? 'wait' : 'danger'}
        title={title}
        actions={
          onLater && (
            <Button type="button" variant="secondary" size="small" onClick={onLater}>
              {texts.fillLater}
            </Button>
          )
        }
      >
        {texts.issuesText}
        <ul>
          {[...issues].map(([path, msg]) => (
            <li key={path}>
              <a href={fieldPart(path)} onClick={(event) => open(event, path)}>
                {unitLabel(path)}
              </a>
              : {msg}
            </li>
          ))}
        </ul>
      </Notice>
    </Box>
  );
}
