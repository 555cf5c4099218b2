import { Cluster, color, font, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Chip, useFieldIds } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import type { FieldPath } from '../draft-fields.ts';
import { publishTexts } from '../messages.ts';
import { choicesOf, useBound, type Options } from './inputs.tsx';

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};

  legend {
    margin-bottom: ${space(2)};
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
  }
`;

const Star = styled.span`
  margin-left: 0.2em;
  color: ${color.danger};
`;

const Failure = styled.p`
  font-size: ${font.size.tiny};
  font-weight: ${font.weight.strong};
  color: ${color.danger};
`;

const Hint = styled.p`
  font-size: ${font.size.tiny};
  color: ${color.muted};
`;

export function ChipsInput({
  path,
  options,
  isSingle = false,
  onChoose,
}: {
  path: FieldPath;
  options: Options;
  isSingle?: boolean;
  /** Replaces the default setter for choices with side effects. */
  onChoose?: (key: string) => void;
}) {
  const { isShown, value, set, common } = useBound(path);
  const { aria, errorId, hintId } = useFieldIds(common);
  if (!isShown) return null;
  const { label, hint, required, error } = common;
  const chosen = isSingle ? [value] : ((value as string[] | undefined) ?? []);
  const toggle = (key: string, isOn: boolean) => {
    if (isSingle) (onChoose ?? set)(key);
    else set(isOn ? [...chosen, key] : chosen.filter((one) => one !== key));
  };
  return (
    <Group {...aria} tabIndex={-1}>
      <legend>
        {label}
        {required && (
          <>
            <Star aria-hidden="true">*</Star>
            <VisuallyHidden>{publishTexts.required}</VisuallyHidden>
          </>
        )}
      </legend>
      <Cluster $gap={2}>
        {choicesOf(options).map((choice) => (
          <Chip
            key={choice.value}
            pressed={chosen.includes(choice.value)}
            onToggle={(isOn) => toggle(choice.value, isOn)}
          >
            {choice.label}
          </Chip>
        ))}
      </Cluster>
      {error && <Failure id={errorId}>{error}</Failure>}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Group>
  );
}
