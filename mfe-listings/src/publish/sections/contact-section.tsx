import { contactMethods } from '@pokriv/contracts/listing/property-options';

import { ChipsInput } from '../inputs/chips-input.tsx';
import { Fields, FormSection } from '../form-section.tsx';
import { TextInput } from '../inputs/inputs.tsx';

export function ContactSection() {
  return (
    <FormSection step="contact">
      <Fields $min={260}>
        <TextInput path="contactName" maxLength={60} autoComplete="name" />
        <TextInput path="contactPhone" type="tel" maxLength={20} autoComplete="tel" />
      </Fields>
      <ChipsInput path="contactMethods" options={contactMethods} />
    </FormSection>
  );
}
