import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { unknownText } from '../../../domain/format';
import { normalise } from '../../../domain/text';
import { late } from '../../plain/late';
import type { Choice } from './ChipsInput';
import { Field } from './Field';
import { LateInput } from './LateInput';
import { type FieldProps, useField } from './useField';

const ChipsInput = late(() => import('./ChipsInput').then((module) => ({ default: module.ChipsInput })));

/** Several of a list that is known whole; typing narrows it, accents aside. The form keeps the values. */
export function ManyField({ options, ...props }: FieldProps & { options: readonly Choice[] }) {
  const translate = useTranslate();
  // Until the options are there, or where one is gone, its value stands for it.
  const choicesOf = useCallback(
    (values: unknown) =>
      ((values ?? []) as string[]).map(
        (one) => options.find((option) => option.value === one) ?? { value: one, label: one },
      ),
    [options],
  );
  const { id, fault, value, control, onChange } = useField(
    props,
    (values) =>
      choicesOf(values)
        .map(({ label }) => label)
        .join(', ') || unknownText,
  );
  const chosen = useMemo(() => choicesOf(value), [choicesOf, value]);
  return (
    <Field {...props} id={id} fault={fault}>
      <LateInput>
        <ChipsInput
          control={control}
          chosen={chosen}
          choices={options}
          placeholder={translate('wizard.choose')}
          several
          narrow={(all, typed) => all.filter(({ label }) => normalise(label).includes(normalise(typed)))}
          onChosen={(wanted) => onChange(wanted.map((choice) => choice.value))}
        />
      </LateInput>
    </Field>
  );
}
