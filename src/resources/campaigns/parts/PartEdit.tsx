import { type ReactNode, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { KolRef } from '../../../domain/campaigns/types';
import { request } from '../../../providers/http';
import type { EditConflict } from '../../../ui/console/conflict/editConflict';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import type { FormRules } from '../../../ui/console/form/resolver';
import { DeletePart } from './DeletePart';
import { usePartWords } from './usePartWords';

const calls = {
  sow: { update: 'sowUpdate', remove: 'sowDelete' },
  post: { update: 'postUpdate', remove: 'postDelete' },
} as const;

interface PartEditProps<Part, Values> {
  kind: keyof typeof calls;
  part: Part;
  read: (id: string) => Promise<Part>;
  toForm: (part: Part) => Values;
  /** What was changed since `before`, as the call takes it. */
  changed: (values: FieldValues, before: Values) => FieldValues;
  rulesOf: (before: () => Values) => FormRules;
  mayRemove: boolean;
  /** What goes with it where it is removed. */
  warning: () => Promise<string>;
  onClose: () => void;
  onChanged: () => void;
  children: ReactNode;
}

/** A SOW or post being changed or removed; an edit made too late is compared with what somebody else has saved. */
export function PartEdit<Part extends { id: string; version: number; kol: KolRef }, Values extends FieldValues>({
  kind,
  part,
  read,
  toForm,
  changed,
  rulesOf,
  mayRemove,
  warning,
  onClose,
  onChanged,
  children,
}: PartEditProps<Part, Values>) {
  const translate = useTranslate();
  const notify = useNotify();
  const words = usePartWords(kind);
  /** What the form started from; the answers of calls move it on. */
  const base = useRef(part);
  const latest = useRef(part);
  const [start] = useState(() => toForm(part));
  const [rules] = useState(() => rulesOf(() => toForm(base.current)));
  const conflict: EditConflict = {
    ...words,
    load: async () => {
      latest.current = await read(part.id);
      return toForm(latest.current);
    },
    accept: () => {
      base.current = latest.current;
    },
  };
  const leave = (said: string) => {
    notify(said, { type: 'success' });
    onChanged();
    onClose();
  };
  const { update, remove } = calls[kind];
  const params = { id: part.id };
  return (
    <RecordForm
      rules={rules}
      defaultValues={start}
      submitLabel={translate('ra.action.save')}
      onCancel={onClose}
      needsChange
      inDrawer
      conflict={conflict}
      onSubmit={async (values) => {
        const body = { ...changed(values, toForm(base.current)), version: base.current.version };
        const { data } = await request<{ data: Part }>(update, { params, body });
        base.current = data;
      }}
      onSaved={() => leave(`parts.${kind}.saved`)}
      note={
        mayRemove && (
          <DeletePart
            title={translate(`parts.${kind}.remove_title`, { name: part.kol.stage_name })}
            warning={warning}
            remove={() => request(remove, { params })}
            onDone={() => leave(`parts.${kind}.removed`)}
          />
        )
      }
    >
      {children}
    </RecordForm>
  );
}
