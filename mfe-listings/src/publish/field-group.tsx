import { color, font, Heading, motion, radius, space } from '@pokriv/web-kit/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { valueAt, type FieldPath } from './draft-fields.ts';
import { publishTexts as texts } from './messages.ts';
import { usePublishForm } from './publish-form.ts';
import { useRemarks } from './remarks/remark-context.ts';

export const StepPart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  :not(header) + & {
    padding-top: ${space(6)};
    border-top: 1px solid ${color.line};
  }
`;

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <StepPart role="group" aria-labelledby={id}>
      <Heading as="h3" $size="text" id={id}>
        {title}
      </Heading>
      {children}
    </StepPart>
  );
}

const Details = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    min-height: 52px;
    padding: ${space(2)} ${space(4)};
    border-radius: ${radius.card};
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      background: ${color.sunken};
    }
  }

  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.muted};
    transition: transform ${motion.calm};
  }

  &[open] > summary svg {
    transform: rotate(180deg);
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(5)};
    padding: ${space(3)} ${space(4)} ${space(5)};
  }
`;

interface MoreFieldsProps {
  /** Initially open if one of these fields is filled in, invalid or remarked. */
  paths: readonly FieldPath[];
  children: ReactNode;
}

export function MoreFields({ paths, children }: MoreFieldsProps) {
  const { fields, errorOf } = usePublishForm();
  const [wasFilled] = useState(() => paths.some((path) => valueAt(fields, path) !== undefined));
  const [chosen, setChosen] = useState<boolean>();
  const isWrong = paths.some((path) => errorOf(path) !== undefined);
  const isRemarked = useRemarks().remarks.some(({ place }) => (paths as readonly string[]).includes(place));
  const isOpen = chosen ?? (wasFilled || isWrong || isRemarked);
  return (
    <Details open={isOpen} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary>
        {texts.more}
        <ChevronDown aria-hidden />
      </summary>
      <div>{children}</div>
    </Details>
  );
}
