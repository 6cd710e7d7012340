import type { ComponentProps } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { RecordForm } from '../../../ui/console/form/RecordForm';

interface CampaignPartFormProps
  extends Omit<ComponentProps<typeof RecordForm>, 'submitLabel' | 'onCancel' | 'onSaved' | 'inDrawer'> {
  /** Said once it is saved; already translated. */
  saved: string;
  onClose: () => void;
}

/** A form in a drawer over a campaign's page: saved, it says so and closes. */
export function CampaignPartForm({ saved, onClose, ...form }: CampaignPartFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  return (
    <RecordForm
      {...form}
      submitLabel={translate('ra.action.save')}
      onCancel={onClose}
      onSaved={() => {
        notify(saved, { type: 'success' });
        onClose();
      }}
      inDrawer
    />
  );
}
