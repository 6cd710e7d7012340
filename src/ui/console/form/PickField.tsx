import { useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { unknownText } from '../../../domain/format';
import { late } from '../../plain/late';
import type { Choice } from './ChipsInput';
import { Field } from './Field';
import { LateInput } from './LateInput';
import { type FieldProps, useField } from './useField';
import { type Picked, type Search, useFound } from './useFound';

const ChipsInput = late(() => import('./ChipsInput').then((module) => ({ default: module.ChipsInput })));

type PickFieldProps<T> = FieldProps &
  Search<T> & {
    many?: boolean;
    /** Told after the form has the new choice. */
    onPicked?: (chosen: readonly Picked[]) => void;
  };

const namesOf = (value: unknown) => (value as Picked[]).map(({ name }) => name).join(', ') || unknownText;
const asChoice = ({ id, name }: Picked): Choice => ({ value: id, label: name });

/** Records found by typing. The form keeps a list of them with their names, at most one unless `many`. */
export function PickField<T extends RaRecord>(props: PickFieldProps<T>) {
  const { resource, nameOf, searchSource, filter, many = false, onPicked, ...rest } = props;
  const translate = useTranslate();
  const { id, fault, value, control, onChange } = useField(rest, namesOf);
  // The same objects while the choice is the same: for another one the input would empty what is being typed.
  const chosen = useMemo(() => ((value ?? []) as Picked[]).map(asChoice), [value]);
  const { found, isFetching, setTyped, open } = useFound<T>({
    resource,
    nameOf,
    ...(searchSource && { searchSource }),
    ...(filter && { filter }),
  });
  const choices = found.map(asChoice);
  const missing = chosen.filter((one) => !choices.some((choice) => choice.value === one.value));
  return (
    <Field {...rest} id={id} fault={fault}>
      <LateInput>
        <ChipsInput
          control={control}
          chosen={chosen}
          choices={[...missing, ...choices]}
          loading={isFetching}
          placeholder={translate('wizard.type_to_find')}
          narrow={(all) => all}
          onOpen={open}
          onTyped={setTyped}
          onChosen={(wanted) => {
            const picked = (many ? wanted : wanted.slice(-1)).map(({ value: key, label }) => ({
              id: key,
              name: label,
            }));
            onChange(picked);
            onPicked?.(picked);
          }}
        />
      </LateInput>
    </Field>
  );
}
