import { missingPlacePath } from '@pokriv/contracts/moderation/contact-texts';
import { Link } from '@pokriv/web-kit/router';
import { color, font, size, space, Text } from '@pokriv/web-kit/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { publishTexts } from '../messages.ts';

const texts = publishTexts.missingPlace;

const Opener = styled.button`
  min-height: ${size.target};
  padding: ${space(1)} 0;
  border: 0;
  font-size: ${font.size.small};
  text-decoration: underline;
  color: ${color.accentText};
  background: none;
  cursor: pointer;
`;

/** Help for a place missing from the picker. */
export function MissingPlace() {
  const [isOpen, setIsOpen] = useState(false);
  const adviceId = useId();
  return (
    <>
      <Opener
        type="button"
        aria-expanded={isOpen}
        aria-controls={adviceId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.title}
      </Opener>
      <div id={adviceId} hidden={!isOpen}>
        <Text $size="small" $tone="muted">
          {texts.text} <Link to={missingPlacePath}>{texts.write}</Link>.
        </Text>
      </div>
    </>
  );
}
