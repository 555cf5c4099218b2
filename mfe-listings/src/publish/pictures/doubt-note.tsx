import type { PictureDoubt } from '@pokriv/contracts/listing/picture-doubt';
import { color, font, space } from '@pokriv/web-kit/ui';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';

import { picturesTexts as texts } from './messages.ts';

const Note = styled.p`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: ${space(2)};
  font-size: ${font.size.tiny};
  line-height: 1.4;
  color: ${color.wait};

  svg {
    width: 16px;
    height: 16px;
    margin-top: 1px;
  }
`;

/** Unobtrusive: the picture may stay as it is. */
export function DoubtNote({ doubt }: { doubt: PictureDoubt }) {
  return (
    <Note>
      <TriangleAlert aria-hidden />
      {texts.doubts[doubt]}
    </Note>
  );
}
