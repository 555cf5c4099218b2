import { Button } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** The label with its row, and the button, are visually hidden, not removed: the magnifier suffices visually. */
const Form = styled.form`
  div:has(> label),
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

export function SearchForm({ label, onSubmit, className, ...field }: SearchFormProps) {
  return (
    <Form role="search" aria-label={label} className={className} onSubmit={onSubmit}>
      <Field {...field} label={label} prefix={<Search />} />
      <Button tabIndex={-1}>{label}</Button>
    </Form>
  );
}
