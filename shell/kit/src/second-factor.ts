/** Second-factor forms; bundled into the slice (or dialog) that imports them. */
export { CodeField, codeForms, noCode, type CodeKind } from './second-factor/code-field.tsx';
export { CodeForm } from './second-factor/code-form.tsx';
