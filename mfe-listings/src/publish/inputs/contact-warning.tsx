import { contactsIn } from '@pokriv/contracts/listing/contact-data-in-text';
import { color, font, space } from '@pokriv/web-kit/ui';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';

import { publishTexts as texts } from '../messages.ts';

const Warning = styled.span`
  display: flex;
  gap: ${space(1.5)};
  padding-bottom: ${space(1)};
  font-weight: ${font.weight.strong};
  color: ${color.wait};

  svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
`;

export function ContactWarning({ field, text = '' }: { field: string; text: string | undefined }) {
  const [first] = contactsIn(field, text);
  return (
    <span role="status">
      {first && (
        <Warning>
          <TriangleAlert aria-hidden />
          {texts.contactInText(first.kind, first.text)}
        </Warning>
      )}
    </span>
  );
}
