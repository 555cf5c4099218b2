import { reportResolutions, type ReportResolutionKind } from '@pokriv/contracts/moderation/report-states';
import { breakpoint, Button, color, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { needsConfirmation } from './resolution.ts';

/** In the order of the keys 1 to 5. */
export const verdicts = Object.keys(reportResolutions) as ReportResolutionKind[];

const List = styled.div`
  display: grid;
  gap: ${space(2)};

  ${breakpoint.tablet} {
    display: flex;
    flex-wrap: wrap;
  }

  kbd {
    display: none;

    ${breakpoint.desktop} {
      display: inline-grid;
      place-items: center;
      min-width: 22px;
      height: 22px;
      border: 1px solid ${color.control};
      border-bottom-width: 2px;
      border-radius: 6px;
      font-family: inherit;
      font-size: ${font.size.tiny};
    }
  }
`;

interface VerdictButtonsProps {
  label: string;
  /** Undefined: not yet. */
  onChoose: ((verdict: ReportResolutionKind) => void) | undefined;
}

/** Each button opens the dialog with its verdict preselected. */
export function VerdictButtons({ label, onChoose }: VerdictButtonsProps) {
  return (
    <List role="group" aria-label={label}>
      {verdicts.map((verdict, index) => (
        <Button
          key={verdict}
          type="button"
          size="small"
          variant={needsConfirmation(verdict) ? 'danger' : 'secondary'}
          disabled={!onChoose}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onChoose?.(verdict)}
        >
          <kbd aria-hidden="true">{index + 1}</kbd>
          {reportResolutions[verdict]}
        </Button>
      ))}
    </List>
  );
}
