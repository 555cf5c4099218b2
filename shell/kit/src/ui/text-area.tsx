import { formatNumber } from '@pokriv/web-kit/format';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
} from 'react';
import { styled } from 'styled-components';

import { controlStyle } from './control-style.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { labels } from './labels.ts';
import { color, font } from './tokens.ts';
import { useFieldIds } from './use-field-ids.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  min-height: 120px;
  resize: vertical;
  field-sizing: content;
`;

const Counter = styled.span<{ $over: boolean }>`
  font-size: ${font.size.tiny};
  font-variant-numeric: tabular-nums;
  color: ${({ $over }) => ($over ? color.danger : color.muted)};
`;

const NEARLY_FULL = 20;

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldTexts {
  /** Maximum length, shown by a counter. Longer text is not truncated; the form shows the error. */
  limit?: number;
}

export function TextArea({ label, hint, error, limit, ref, onChange, ...area }: TextAreaProps) {
  const { aria, hintId, errorId } = useFieldIds({ ...area, hint, error });
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  const [typed, setTyped] = useState(0);
  const used = area.value === undefined ? typed : String(area.value).length;
  const count = () => setTyped(element.current?.value.length ?? 0);
  // After each render, because the form library writes a text into the element without an event.
  useLayoutEffect(count);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    count();
    onChange?.(event);
  };
  const left = limit === undefined ? undefined : limit - used;
  return (
    <FieldFrame
      {...{ label, hint, hintId, error, errorId }}
      controlId={aria.id}
      required={area.required}
      aside={
        limit !== undefined && (
          <Counter $over={used > limit} aria-hidden="true">
            {labels.characters(formatNumber(used), formatNumber(limit))}
          </Counter>
        )
      }
    >
      <Area {...area} {...aria} ref={element} onChange={change} />
      {left !== undefined && (
        <VisuallyHidden role="status">
          {left >= 0 && left <= NEARLY_FULL && labels.charactersLeft(left)}
        </VisuallyHidden>
      )}
    </FieldFrame>
  );
}
