import { useNotify, useTranslate } from 'react-admin';
import { representativeDeleteSchema } from '../../../domain/representatives/schema';
import type { Representative } from '../../../domain/representatives/types';
import { useVerb } from '../data/useVerb';
import { FormDialog } from '../dialog/FormDialog';
import { RecordForm } from '../form/RecordForm';
import type { FormRules } from '../form/resolver';
import { TextField } from '../form/TextField';
import styles from './representatives.module.css';

const rules: FormRules = { schema: representativeDeleteSchema.pick(['reason']) };
const empty = { reason: '' };

interface EndDialogProps {
  person: Representative;
  /** The customer or brand, by name. */
  company: string;
  onClose: () => void;
}

/** Ends that somebody stands for a customer or brand: says what that takes along and asks why. */
export function EndDialog({ person, company, onClose }: EndDialogProps) {
  const { id, fullname: name, objectId, type } = person;
  const translate = useTranslate();
  const notify = useNotify();
  const [end] = useVerb('representativeDelete');
  return (
    <FormDialog title={translate('representatives.end.title', { name })} onClose={onClose}>
      <RecordForm
        rules={rules}
        defaultValues={empty}
        draft={id}
        submitLabel={translate('ra.action.delete')}
        onCancel={onClose}
        onSubmit={({ reason }) => end({ params: { id }, body: { objectId, type, reason } })}
        onSaved={() => {
          notify(translate('representatives.end.done', { name }), { type: 'success' });
          onClose();
        }}
        danger
        inDrawer
      >
        <p className={styles.lead}>{translate('representatives.end.warning', { company })}</p>
        <TextField source="reason" label={translate('approval.delete_reason')} rows={3} />
      </RecordForm>
    </FormDialog>
  );
}
