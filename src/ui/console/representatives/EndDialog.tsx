import { useNotify, useTranslate } from 'react-admin';
import type { Representative } from '../../../domain/representatives/types';
import { useVerb } from '../data/useVerb';
import { FormDialog } from '../dialog/FormDialog';
import { AskReason } from '../reason/AskReason';

const reasonTypes = { customer: 'CUSTOMER', brand: 'BRAND' } as const;

interface EndDialogProps {
  person: Representative;
  /** The customer or brand, by name. */
  company: string;
  onClose: () => void;
}

/** Ends that somebody stands for a customer or brand: says what that takes along and asks why, as wherever something is removed. */
export function EndDialog({ person, company, onClose }: EndDialogProps) {
  const { id, fullname: name, objectId, type } = person;
  const translate = useTranslate();
  const notify = useNotify();
  const [end] = useVerb('representativeDelete');
  return (
    <FormDialog title={translate('representatives.end.title', { name })} onClose={onClose}>
      <AskReason
        type={reasonTypes[type]}
        purpose="delete"
        label={translate('approval.delete_reason')}
        lead={translate('representatives.end.warning', { company })}
        submitLabel={translate('ra.action.delete')}
        onCancel={onClose}
        onSubmit={(reason) => end({ params: { id }, body: { objectId, type, reason } })}
        onDone={() => {
          notify(translate('representatives.end.done', { name }), { type: 'success' });
          onClose();
        }}
        inDialog
      />
    </FormDialog>
  );
}
