import { contactMethods } from '@pokriv/contracts/listing/property-options';

import { ChipsInput } from '../inputs/chips-input.tsx';
import { Fields, FormSection } from '../form-section.tsx';
import { TextInput } from '../inputs/inputs.tsx';
import { ElsewhereField } from './elsewhere-field.tsx';

export function ContactSection() {
  return (
    <FormSection step="contact">
      <ElsewhereField path="contactPhone" />
      <Fields $min={260}>
        <TextInput path="contactName" isPublicText maxLength={60} autoComplete="name" />
      </Fields>
      <ChipsInput path="contactMethods" options={contactMethods} />
    </FormSection>
  );
}
