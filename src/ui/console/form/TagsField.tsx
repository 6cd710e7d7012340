import { useTranslate } from 'react-admin';
import { late } from '../../plain/late';
import { Tags } from '../record/Tags';
import { Field } from './Field';
import { LateInput } from './LateInput';
import { type FieldProps, useField } from './useField';

const TagsInput = late(() => import('./TagsInput').then((module) => ({ default: module.TagsInput })));

interface TagsFieldProps extends FieldProps {
  /** What a typed word becomes. */
  parse?: (word: string) => string;
}

const asIs = (word: string) => word;

/** Free words, each ended by Enter or a comma, each once. The form keeps a list of them. */
export function TagsField({ parse = asIs, ...props }: TagsFieldProps) {
  const translate = useTranslate();
  const { id, fault, value, control, onChange } = useField(props, (words) => <Tags words={words as string[]} wrap />);
  return (
    <Field {...props} id={id} fault={fault} help={props.help ?? translate('wizard.tags_help')}>
      <LateInput>
        <TagsInput control={control} tags={(value ?? []) as string[]} parse={parse} onChange={onChange} />
      </LateInput>
    </Field>
  );
}
