import { zodResolver } from '@hookform/resolvers/zod';
import { AppError } from '@pokriv/contracts/errors';
import { fieldErrorText } from '@pokriv/contracts/field-errors';
import { useId } from 'react';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { z } from 'zod';

export { Controller, useFieldArray, useWatch } from 'react-hook-form';

z.config({ customError: fieldErrorText });

export interface Form<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  formId: string;
  onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  isSubmitting: boolean;
  errorOf: (path: Path<Input>) => string | undefined;
  failure: string | undefined;
}

/**
 * Form validated by the server's contract; server errors show beside their fields, and the first one gets the focus.
 * @param mode `onSubmit` where a blur error would move the button from under the pointer
 */
export function useForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  submit: (
    values: Output,
    controls: Pick<UseFormReturn<Input>, 'getValues' | 'reset' | 'setError' | 'setFocus'>,
  ) => Promise<void>,
  defaultValues?: DefaultValues<Input>,
  mode: 'onTouched' | 'onSubmit' = 'onTouched',
): Form<Input, Output> {
  const formId = useId();
  const form = useHookForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    mode,
    ...(defaultValues && { defaultValues }),
  });
  const { errors, isSubmitting } = form.formState;

  const send = async (values: Output): Promise<void> => {
    try {
      await submit(values, form);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const fields = error.body.errors ?? [];
      fields.forEach(({ param, msg }, index) =>
        form.setError(param as Path<Input>, { message: msg }, { shouldFocus: index === 0 }),
      );
      if (fields.length === 0) form.setError('root', { message: error.message });
    }
  };

  return {
    ...form,
    formId,
    isSubmitting,
    onSubmit: form.handleSubmit(send),
    errorOf: (path) => form.getFieldState(path, form.formState).error?.message,
    failure: errors.root?.message,
  };
}
