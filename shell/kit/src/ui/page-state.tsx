import { CloudOff, SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from './button.tsx';
import { labels } from './labels.ts';
import { Heading, Text } from './text.ts';
import { color, radius, space } from './tokens.ts';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(12)} ${space(4)};
  text-align: center;
`;

const Disc = styled.span<{ $failed: boolean }>`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  margin-bottom: ${space(2)};
  border-radius: ${radius.full};
  color: ${({ $failed }) => ($failed ? color.danger : color.accentText)};
  background: ${({ $failed }) => ($failed ? color.dangerTint : color.accentTint)};

  svg {
    width: 32px;
    height: 32px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: LucideIcon;
  titleAs?: 'h1' | 'h2';
}

export function EmptyState({
  title,
  children,
  actions,
  icon: Icon = SearchX,
  titleAs = 'h2',
}: EmptyStateProps) {
  return (
    <Box>
      <Disc $failed={false}>
        <Icon />
      </Disc>
      <Heading as={titleAs} $size="lead">
        {title}
      </Heading>
      {children && <Text $tone="muted">{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
}

export interface ErrorStateProps {
  title?: string;
  message: string;
  onRetry?: () => void;
  requestId?: string;
  icon?: LucideIcon;
  titleAs?: 'h1' | 'h2';
}

export function ErrorState({
  title = labels.errorTitle,
  message,
  onRetry,
  requestId,
  icon: Icon = CloudOff,
  titleAs = 'h2',
}: ErrorStateProps) {
  // The default error text starts with the title.
  const isWhole = message.startsWith(title);
  return (
    <Box role="alert">
      <Disc $failed>
        <Icon />
      </Disc>
      <Heading as={titleAs} $size="lead">
        {isWhole ? message : title}
      </Heading>
      {!isWhole && <Text $tone="muted">{message}</Text>}
      {requestId && (
        <Text $tone="muted" $size="tiny">
          {labels.requestId(requestId)}
        </Text>
      )}
      {onRetry && (
        <Actions>
          <Button type="button" variant="secondary" onClick={onRetry}>
            {labels.retry}
          </Button>
        </Actions>
      )}
    </Box>
  );
}
