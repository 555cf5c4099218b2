/** Everything that a form is filled in with. */
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { Chip, RemovableChip, type ChipProps, type RemovableChipProps } from './chip.tsx';
export type { Choice, ChoiceProps } from './choice-frame.tsx';
export { controlStyle } from './control-style.ts';
export { FieldFrame, type FieldTexts } from './field-frame.tsx';
export { Field, type FieldProps } from './field.tsx';
export { PasswordField } from './password-field.tsx';
export { RadioGroup } from './radio-group.tsx';
export { Segmented } from './segmented.tsx';
export { Select, type Option, type SelectProps } from './select.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
export { tickStyle } from './tick-style.ts';
export { useFieldIds } from './use-field-ids.ts';
