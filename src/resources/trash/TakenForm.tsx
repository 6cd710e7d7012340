import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldError } from '../../domain/errors';
import { restoreFormSchema } from '../../domain/trash/schema';
import type { TrashRef } from '../../domain/trash/types';
import { FormDialog } from '../../ui/console/dialog/FormDialog';
import { CheckField } from '../../ui/console/form/CheckField';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { TextField } from '../../ui/console/form/TextField';
import styles from './trash.module.css';

const rules = { schema: restoreFormSchema };

interface TakenFormProps {
  target: TrashRef;
  /** What of it is taken by now. */
  errors: readonly FieldError[];
  /** Restores it with what was entered; what it throws is shown at its fields. */
  onSubmit: (body: object) => Promise<void>;
  onClose: () => void;
}

/** Asks for another code or name, or whether accounts stay with the KOL that has them by now. */
export function TakenForm({ target, errors, onSubmit, onClose }: TakenFormProps) {
  const translate = useTranslate();
  const { code, name } = target;
  const start = useRef({ code, name, without_taken_accounts: false });
  const asks = (property: string) => errors.some((error) => error.property === property);
  return (
    <FormDialog title={translate('trash.asks.title', { name })} onClose={onClose}>
      <RecordForm
        rules={rules}
        defaultValues={start.current}
        draft={target.id}
        submitLabel={translate('trash.restore')}
        onCancel={onClose}
        onSubmit={(values) =>
          onSubmit({
            ...(asks('code') && { code: values.code }),
            ...(asks('name') && { name: values.name }),
            ...(asks('socials') && { without_taken_accounts: values.without_taken_accounts }),
          })
        }
        onSaved={() => undefined}
        inDrawer
      >
        <div className={styles.asks}>
          {asks('code') && (
            <>
              <p>{translate('trash.asks.code', { code })}</p>
              <TextField source="code" label={translate('trash.asks.new_code')} />
            </>
          )}
          {asks('name') && (
            <>
              <p>{translate('trash.asks.name', { name })}</p>
              <TextField source="name" label={translate('trash.asks.new_name')} />
            </>
          )}
          {asks('socials') && (
            <>
              <p>{translate('trash.asks.socials', { name })}</p>
              <CheckField source="without_taken_accounts" label={translate('trash.asks.without_accounts')} />
            </>
          )}
        </div>
      </RecordForm>
    </FormDialog>
  );
}
