import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { textLimits } from '../../../domain/limits';
import type { EditConflict } from '../../../ui/console/conflict/editConflict';
import { FormDraft } from '../../../ui/console/form/FormDraft';
import { type KnownField, KnownFieldsContext } from '../../../ui/console/form/knownFields';
import { resolverOf } from '../../../ui/console/form/resolver';
import { useField } from '../../../ui/console/form/useField';
import { useSubmission } from '../../../ui/console/form/useSubmission';
import { nameRules } from './nameRules';
import styles from './places.module.css';

interface NameFormProps {
  /** Already translated. */
  label: string;
  /** The present name; absent for something new. */
  name?: string;
  conflict?: EditConflict;
  /** Called with a name that is another than the present one; may refuse. @throws ApiError */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

const resolver = resolverOf(nameRules);

/** A name typed in its row: Enter saves, Esc leaves it as it was; what is wrong stands under it. */
export function NameForm({ label, name = '', conflict, onSave, onClose }: NameFormProps) {
  const [fields] = useState(() => new Map<string, KnownField>());
  const save = async (values: { name?: string }) => {
    const wanted = (values.name ?? '').trim();
    if (name && wanted === name) onClose();
    else await onSave(wanted);
  };
  const { submit, dialog } = useSubmission({ onSubmit: save, fields, conflict });
  return (
    <KnownFieldsContext.Provider value={fields}>
      <Form
        className={styles.nameForm ?? ''}
        defaultValues={{ name }}
        resolver={resolver}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
        record={{}}
      >
        <NameInput label={label} onClose={onClose} />
        <FormDraft task={`name:${label}:${name}`} lostBy="page" />
        {dialog}
      </Form>
    </KnownFieldsContext.Provider>
  );
}

function NameInput({ label, onClose }: Pick<NameFormProps, 'label' | 'onClose'>) {
  const translate = useTranslate();
  const { fault, text, control, onChange } = useField({ source: 'name', label });
  const { ref, ...rest } = control;
  const { reset } = useFormContext();
  const { isSubmitting, isSubmitSuccessful, submitCount } = useFormState();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    // Something new may follow something new; the form of a rename is gone by now.
    if (isSubmitSuccessful) reset({ name: '' });
    input.current?.focus();
  }, [submitCount, isSubmitting, isSubmitSuccessful, reset]);
  return (
    <>
      <div className={styles.nameLine}>
        <input
          {...rest}
          ref={(element) => {
            input.current = element;
            ref(element);
          }}
          value={text}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          maxLength={textLimits.name + 1}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label={translate('settings.place.save')}
          aria-disabled={isSubmitting}
        >
          <CheckIcon sx={{ fontSize: 18 }} />
        </IconButton>
        <IconButton aria-label={translate('settings.place.cancel')} onClick={onClose}>
          <CloseIcon sx={{ fontSize: 18 }} />
        </IconButton>
      </div>
      <p id={control['aria-describedby']} className={fault ? styles.fault : styles.note} aria-live="polite">
        {fault || translate('settings.place.keys')}
      </p>
    </>
  );
}
