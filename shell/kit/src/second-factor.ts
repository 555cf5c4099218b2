export { CodeField, codeForms, noCode, type CodeKind } from './second-factor/code-field.tsx';
export { CodeForm } from './second-factor/code-form.tsx';
