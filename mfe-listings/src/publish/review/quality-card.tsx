import { listingQuality, qualityRules } from '@pokriv/contracts/listing/listing-quality';
import { Card, color, font, Heading, size, space, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';

import { savableFields } from '../field-rules.ts';
import { publishTexts as texts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';
import { fieldOfHint } from '../../form-address/field-to-correct.ts';
import { fieldPart } from '../../form-address/form-steps.ts';

const SHOWN = 3;
const RING = 2 * Math.PI * 26;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};

  svg {
    width: 64px;
    height: 64px;
    rotate: -90deg;
    fill: none;
    stroke-width: 7;
    stroke-linecap: round;
  }

  circle {
    stroke: ${color.sunken};
  }

  circle + circle {
    stroke: ${color.good};
    transition: stroke-dashoffset 200ms ease-out;
  }
`;

const Hints = styled.ul`
  display: grid;
  margin-top: ${space(3)};
  padding: 0;
  list-style: none;

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space(2)};
    min-height: ${size.target};
    padding-block: ${space(2)};
    border-top: 1px solid ${color.line};
    font-size: ${font.size.small};
    line-height: 1.35;
    text-decoration: none;
    color: ${color.text};

    &:hover {
      color: ${color.accentText};
    }
  }

  b {
    font-weight: ${font.weight.strong};
    color: ${color.good};
  }

  svg {
    width: 18px;
    height: 18px;
    color: ${color.muted};
  }
`;

interface QualityCardProps {
  pictures: number;
  onField: (path: string) => void;
}

export function QualityCard({ pictures, onField }: QualityCardProps) {
  const { fields } = usePublishForm();
  const { score, hints } = listingQuality(savableFields(fields), pictures);
  return (
    <Card as="section" aria-label={texts.qualityTitle}>
      <Head>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="26" />
          {score > 0 && (
            <circle
              cx="32"
              cy="32"
              r="26"
              strokeDasharray={RING}
              strokeDashoffset={RING * (1 - score / 100)}
            />
          )}
        </svg>
        <div>
          <Heading as="h3" $size="text">
            {texts.qualityTitle}
          </Heading>
          <Text $size="small" $tone="muted">
            {texts.qualityOf(score)}
          </Text>
        </div>
      </Head>
      {hints.length === 0 && <Text $size="small">{texts.qualityFull}</Text>}
      {hints.length > 0 && (
        <Hints aria-label={texts.qualityHints}>
          {hints.slice(0, SHOWN).map((hint) => {
            const path = fieldOfHint[hint];
            return (
              <li key={hint}>
                <a
                  href={fieldPart(path)}
                  onClick={(event) => {
                    event.preventDefault();
                    onField(path);
                  }}
                >
                  {qualityRules[hint].hint}
                  <b>
                    <span aria-hidden="true">{texts.qualityPoints(qualityRules[hint].points)}</span>
                    <VisuallyHidden>{texts.qualityPointsRead(qualityRules[hint].points)}</VisuallyHidden>
                  </b>
                  <ChevronRight aria-hidden />
                </a>
              </li>
            );
          })}
        </Hints>
      )}
    </Card>
  );
}
