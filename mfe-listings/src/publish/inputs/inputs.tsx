import { Checkbox, Field, Segmented, Select, TextArea, type FieldProps } from '@pokriv/web-kit/ui/forms';
import type { ReactNode } from 'react';

import { controlId } from '../../form-address/form-steps.ts';
import { valueAt, type FieldPath } from '../draft-fields.ts';
import { applies } from '../applies.ts';
import { fieldTexts } from '../field-texts.ts';
import { publishTexts as texts } from '../messages.ts';
import { usePublishForm } from '../publish-form.ts';
import { PlaceRemark } from '../remarks/place-remark.tsx';
import { useRemarksAt } from '../remarks/remark-context.ts';
import { ContactWarning } from './contact-warning.tsx';

export type Options = Readonly<Record<string, string>>;

export const choicesOf = (options: Options) =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

const withRemark = (path: FieldPath, hint: ReactNode): ReactNode => (
  <>
    <PlaceRemark at={path} />
    {hint}
  </>
);

export function useBound(path: FieldPath) {
  const form = usePublishForm();
  const isRemarked = useRemarksAt(path).length > 0;
  const { label, hint, suffix, placeholder } = fieldTexts[path];
  return {
    isShown: applies(form.fields, path),
    value: valueAt(form.fields, path),
    set: (value: unknown) => form.set(path, value),
    isRemarked,
    placeholder: placeholder && texts.example(placeholder),
    suffix,
    common: {
      id: controlId(path),
      label,
      hint: isRemarked ? withRemark(path, hint) : hint,
      required: form.isRequired(path),
      error: form.errorOf(path),
      onBlur: () => form.touch(path),
    },
  };
}

interface TextInputProps extends Pick<FieldProps, 'maxLength' | 'type' | 'inputMode' | 'autoComplete'> {
  path: FieldPath;
  /** Must not contain contacts. */
  isPublicText?: boolean;
  /** Replaces the field's own hint. */
  hint?: string;
  /** Stored form of the typed text, shown on blur; undefined for invalid text. */
  tidied?: (text: string) => string | undefined;
}

const withWarning = (path: FieldPath, text: unknown, hint: ReactNode) => (
  <>
    <ContactWarning field={path} text={text as string | undefined} />
    {hint}
  </>
);

export function TextInput({ path, isPublicText = false, hint, tidied, ...rest }: TextInputProps) {
  const { isShown, value, set, isRemarked, placeholder, common } = useBound(path);
  if (!isShown) return null;
  const shownHint = hint && isRemarked ? withRemark(path, hint) : (hint ?? common.hint);
  const leave = () => {
    const tidy = typeof value === 'string' ? tidied?.(value) : undefined;
    if (tidy !== undefined && tidy !== value) set(tidy);
    common.onBlur();
  };
  return (
    <Field
      {...common}
      {...rest}
      hint={isPublicText ? withWarning(path, value, shownHint) : shownHint}
      onBlur={leave}
      placeholder={placeholder}
      value={(value as string | undefined) ?? ''}
      onChange={(event) => set(event.target.value)}
    />
  );
}

export function LongTextInput({ path, limit }: { path: FieldPath; limit: number }) {
  const { isShown, value, set, placeholder, common } = useBound(path);
  if (!isShown) return null;
  return (
    <TextArea
      {...common}
      hint={withWarning(path, value, common.hint)}
      placeholder={placeholder}
      limit={limit}
      rows={6}
      value={(value as string | undefined) ?? ''}
      onChange={(event) => set(event.target.value)}
    />
  );
}

interface NumberInputProps {
  path: FieldPath;
  /** Whole numbers by default. */
  step?: string;
}

export function NumberInput({ path, step = '1' }: NumberInputProps) {
  const { isShown, value, set, suffix, placeholder, common } = useBound(path);
  if (!isShown) return null;
  return (
    <Field
      {...common}
      placeholder={placeholder}
      type="number"
      inputMode={Number.isInteger(Number(step)) ? 'numeric' : 'decimal'}
      step={step}
      suffix={suffix}
      value={(value as number | undefined) ?? ''}
      onChange={(event) => set(event.target.value === '' ? undefined : Number(event.target.value))}
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

export function SelectInput({ path, options }: { path: FieldPath; options: Options }) {
  const { isShown, value, set, common } = useBound(path);
  if (!isShown) return null;
  return (
    <Select
      {...common}
      options={choicesOf(options)}
      placeholder={texts.choose}
      value={(value as string | undefined) ?? ''}
      onChange={(event) => set(event.target.value)}
    />
  );
}

export function SegmentInput({ path, options }: { path: FieldPath; options: Options }) {
  const { isShown, value, set, common } = useBound(path);
  if (!isShown) return null;
  const { id, ...rest } = common;
  return (
    <div id={id} tabIndex={-1}>
      <Segmented
        {...rest}
        name={path}
        options={choicesOf(options)}
        value={(value as string | undefined) ?? ''}
        onChange={(event) => set(event.target.value)}
      />
    </div>
  );
}

export function YesNoInput({ path }: { path: FieldPath }) {
  const { isShown, value, set, common } = useBound(path);
  if (!isShown) return null;
  const { id, ...rest } = common;
  return (
    <div id={id} tabIndex={-1}>
      <Segmented
        {...rest}
        name={path}
        options={choicesOf({ true: texts.yes, false: texts.no })}
        value={value === undefined ? '' : String(value)}
        onChange={(event) => set(event.target.value === 'true')}
      />
    </div>
  );
}

export function FlagInput({ path }: { path: FieldPath }) {
  const { isShown, value, set, common } = useBound(path);
  if (!isShown) return null;
  return <Checkbox {...common} checked={value === true} onChange={(event) => set(event.target.checked)} />;
}
