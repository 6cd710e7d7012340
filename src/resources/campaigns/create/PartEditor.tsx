import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { FieldError } from '../../../domain/errors';
import type { FormRules } from '../../../ui/console/form/resolver';
import { resolverOf } from '../../../ui/console/form/resolver';

interface PartEditorProps {
  rules: FormRules;
  values: FieldValues;
  /** What is wrong beside what the rules say, such as by the server. */
  faults: readonly FieldError[];
  /** Says at once what is missing; else only of fields that were left. */
  checked: boolean;
  onChange: (values: FieldValues) => void;
  children: ReactNode;
}

/**
 * The inputs of one part, a form of their own inside the wizard's: of hundreds of parts only the open one is drawn and
 * watched. What is entered goes to the wizard at once, complete or not, so that the draft has it.
 */
export function PartEditor({ rules, values, faults, checked, onChange, children }: PartEditorProps) {
  const resolver = useMemo(() => resolverOf(rules), [rules]);
  const form = useForm({ defaultValues: values, resolver, mode: 'onTouched' });
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const { watch, trigger, setError } = form;
  useEffect(() => {
    const { unsubscribe } = watch((entered) => tell.current({ ...entered }));
    return unsubscribe;
  }, [watch]);
  const listed = JSON.stringify(faults);
  useEffect(() => {
    if (!checked) return;
    void trigger().then(() => {
      for (const { property, message } of JSON.parse(listed) as FieldError[]) {
        setError(property, { type: 'server', message });
      }
    });
  }, [checked, listed, trigger, setError]);
  return <FormProvider {...form}>{children}</FormProvider>;
}
