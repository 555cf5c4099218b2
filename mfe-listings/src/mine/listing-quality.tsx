import { qualityRules } from '@pokriv/contracts/listing/listing-quality';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { Link } from '@pokriv/web-kit/router';
import { breakpoint, color, font, size, space } from '@pokriv/web-kit/ui';
import { Progress } from '@pokriv/web-kit/ui/data';
import { styled } from 'styled-components';

import { fieldOfHint } from '../form-address/field-to-correct.ts';
import { editAddress } from '../form-address/form-steps.ts';
import { mineTexts as texts } from './messages.ts';
import { isOpenToEdits } from './owner-actions.ts';

const Box = styled.div`
  display: grid;
  gap: ${space(2)} ${space(5)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.line};
  font-size: ${font.size.small};
  color: ${color.muted};

  ${breakpoint.tablet} {
    grid-template-columns: 220px minmax(0, 1fr);
    align-items: center;
  }
`;

const Improve = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  margin-left: ${space(2)};
  font-weight: ${font.weight.strong};
`;

const GOOD = 80;
const MIDDLING = 50;

const toneOf = (score: number) => (score >= GOOD ? 'good' : score >= MIDDLING ? 'wait' : 'danger');

/** Quality score and the next hint (decisions §12). */
export function ListingQuality({ listing }: { listing: OwnProperty }) {
  const { id, status, title = texts.untitled, quality } = listing;
  const [hint] = quality.hints;
  return (
    <Box>
      <Progress
        label={texts.quality}
        value={quality.score}
        text={texts.qualityOf(quality.score)}
        tone={toneOf(quality.score)}
      />
      <div>
        {hint ? qualityRules[hint].hint : texts.qualityFull}
        {hint && isOpenToEdits(status) && (
          <Improve to={editAddress(id, fieldOfHint[hint])} aria-label={texts.improveOf(title)}>
            {texts.improve}
          </Improve>
        )}
      </div>
    </Box>
  );
}
