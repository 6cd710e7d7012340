import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { Field } from './Field';
import { type FieldProps, useField } from './useField';

const RichEditor = lazy(() => import('./RichEditor').then((module) => ({ default: module.RichEditor })));

/** Text with paragraphs, lists, emphasis and links. The form keeps HTML, or the empty text; the server cleans it. */
export function RichField(props: FieldProps) {
  const { id, fault, text, control, onChange } = useField(props);
  return (
    <Field {...props} id={id} fault={fault} group>
      <Suspense fallback={<Skeleton variant="rounded" height={150} />}>
        <RichEditor id={id} value={text} control={control} onChange={onChange} />
      </Suspense>
    </Field>
  );
}
