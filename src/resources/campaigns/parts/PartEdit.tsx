import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useRemove } from '../../../ui/console/data/useRemove';
import { useEdited } from '../../../ui/console/edit/useEdited';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import type { FormRules } from '../../../ui/console/form/resolver';
import { DeletePart } from './DeletePart';

const resources = { sow: 'sows', post: 'campaignPosts' } as const;

interface PartEditProps<Part> {
  kind: keyof typeof resources;
  part: Part;
  toForm: (part: Part) => FieldValues;
  /** What was changed since `before`, as the call takes it. */
  changed: (values: FieldValues, before: FieldValues) => FieldValues;
  rulesOf: (before: () => FieldValues) => FormRules;
  /** Already translated. */
  removeTitle: string;
  mayRemove: boolean;
  /** What goes with it where it is removed. */
  warning: () => Promise<string>;
  onClose: () => void;
  children: ReactNode;
}

/** Inside its RecordEdit: a SOW or post being changed or removed. */
export function PartEdit<Part extends { id: string; version: number }>(props: PartEditProps<Part>) {
  const { kind, part, toForm, changed, rulesOf, removeTitle, mayRemove, warning, onClose, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const edited = useEdited(part, { toForm, changed });
  const [rules] = useState(() => rulesOf(edited.before));
  const remove = useRemove(resources[kind]);
  const leave = (said: string) => {
    notify(said, { type: 'success' });
    onClose();
  };
  return (
    <RecordForm
      rules={rules}
      {...edited.form}
      submitLabel={translate('ra.action.save')}
      onCancel={onClose}
      needsChange
      inDrawer
      onSaved={() => leave(`parts.${kind}.saved`)}
      note={
        mayRemove && (
          <DeletePart
            title={removeTitle}
            warning={warning}
            remove={() => remove(part.id)}
            onDone={() => leave(`parts.${kind}.removed`)}
          />
        )
      }
    >
      {children}
    </RecordForm>
  );
}
