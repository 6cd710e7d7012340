import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { campaignUpdateSchema } from '../../../domain/campaigns/formSchema';
import type { CampaignView, FileRef } from '../../../domain/campaigns/types';
import { uploadLimits } from '../../../domain/limits';
import { RecordEdit } from '../../../ui/console/edit/RecordEdit';
import { useEdited } from '../../../ui/console/edit/useEdited';
import { DocumentsField } from '../../../ui/console/form/DocumentsField';
import { PicturesField } from '../../../ui/console/form/PicturesField';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { CampaignPartForm } from './CampaignPartForm';
import { DrawerSkeleton } from './DrawerSkeleton';

export type FilesField = 'internal_docs' | 'customer_docs' | 'liquidation_images';

interface FilesDrawerProps {
  campaignId: string;
  field: FilesField;
  label: string;
  onClose: () => void;
}

const idsOf = (files: unknown) => (files as readonly (FileRef | string)[]).map(referenceOf);
/** Pictures go by their address, documents by their id. */
const referenceOf = (file: FileRef | string) => (typeof file === 'string' ? file : file.id);

/** The documents or pictures of a campaign, to be changed. */
export function FilesDrawer({ campaignId, ...form }: FilesDrawerProps) {
  return (
    <SideDrawer title={form.label} onClose={form.onClose}>
      <RecordEdit<CampaignView> resource="campaigns" id={campaignId} outline={<DrawerSkeleton />}>
        {(campaign) => <Form campaign={campaign} {...form} />}
      </RecordEdit>
    </SideDrawer>
  );
}

function Form({ campaign, field, label, onClose }: Omit<FilesDrawerProps, 'campaignId'> & { campaign: CampaignView }) {
  const translate = useTranslate();
  const toInput = (values: FieldValues) => ({ [field]: idsOf(values[field]) });
  const [rules] = useState(() => ({ schema: campaignUpdateSchema.pick([field]), toInput }));
  const edited = useEdited<CampaignView>(campaign, {
    toForm: (record) => ({ [field]: record[field] ?? [] }),
    changed: toInput,
  });
  return (
    <CampaignPartForm
      rules={rules}
      {...edited.form}
      saved={translate('campaignDetail.documents.saved')}
      onClose={onClose}
      needsChange
    >
      {field === 'liquidation_images' ? (
        <PicturesField source={field} label={label} most={uploadLimits.pictures} />
      ) : (
        <DocumentsField source={field} label={label} />
      )}
    </CampaignPartForm>
  );
}
