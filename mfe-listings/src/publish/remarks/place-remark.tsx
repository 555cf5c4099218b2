import { color, font, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { controlId, shownPath } from '../../form-address/form-steps.ts';
import { remarkTexts as texts } from '../../remarks/messages.ts';
import { isMended } from '../../remarks/remarks-of.ts';
import { useRemarksAt } from './remark-context.ts';
import { RemarkTick } from './remark-tick.tsx';

const Box = styled.span<{ $isMended: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-block: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  color: ${color.text};
  background: ${({ $isMended }) => ($isMended ? color.goodTint : color.dangerTint)};

  > span {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The moderator's remarks at their picture or field, each with a button that marks it as corrected. */
export function PlaceRemark({ at }: { at: string }) {
  return useRemarksAt(at).map((remark) => {
    const path = shownPath(remark.place);
    // The remark of a field that does not apply takes the place of its field in addresses.
    const own = path === at || remark.place === at ? {} : { id: controlId(path), tabIndex: -1 };
    return (
      <Box key={remark.place} $isMended={isMended(remark)} {...own}>
        <span>
          <strong>{texts.says}</strong> {remark.text}
        </span>
        <RemarkTick remark={remark} />
      </Box>
    );
  });
}
