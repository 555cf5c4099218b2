import { Button } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** The label and the button stay in the accessibility tree: the field's magnifier says enough to the eye. */
const Form = styled.form`
  label,
  > button {
    position: absolute;
    clip-path: inset(50%);
  }
`;

interface SearchFormProps extends Omit<ComponentProps<typeof Field>, 'prefix' | 'label' | 'onSubmit'> {
  label: string;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  className?: string;
}

/** A search landmark with one field; Enter submits. */
export function SearchForm({ label, onSubmit, className, ...field }: SearchFormProps) {
  return (
    <Form role="search" aria-label={label} className={className} onSubmit={onSubmit}>
      <Field {...field} label={label} prefix={<Search />} />
      <Button tabIndex={-1}>{label}</Button>
    </Form>
  );
}
