import Skeleton from '@mui/material/Skeleton';
import { LateCode, late } from '../../plain/late';
import { LateRichText } from '../record/LateRichText';
import { Field } from './Field';
import type { RichInsert } from './richInsert';
import { type FieldProps, useField } from './useField';

const none: readonly RichInsert[] = [];

const RichEditor = late(() => import('./RichEditor').then((module) => ({ default: module.RichEditor })));

/** Text with paragraphs, lists, emphasis and links. The form keeps HTML, or the empty text; the server cleans it. */
export function RichField({ inserts = none, ...props }: FieldProps & { inserts?: readonly RichInsert[] }) {
  const { id, fault, control } = useField(props, (html) => <LateRichText html={html} />);
  return (
    <Field {...props} id={id} fault={fault} group>
      <LateCode fallback={<Skeleton variant="rounded" height={150} />}>
        <RichEditor id={id} control={control} inserts={inserts} />
      </LateCode>
    </Field>
  );
}
