/** How a code of the second factor is asked for; a part of the slice (or the dialog) that imports it. */
export { CodeField, codeForms, noCode, type CodeKind } from './second-factor/code-field.tsx';
export { CodeForm } from './second-factor/code-form.tsx';
