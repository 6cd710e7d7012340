import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Sow } from '../../../domain/campaigns/types';
import { uploadLimits } from '../../../domain/limits';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { InstantField } from '../../../ui/console/form/InstantField';
import { PicturesField } from '../../../ui/console/form/PicturesField';
import { SelectField } from '../../../ui/console/form/SelectField';
import { TagsField } from '../../../ui/console/form/TagsField';
import { TextField } from '../../../ui/console/form/TextField';
import { useWorkName } from '../acceptance/useWorkName';

interface ContentInputsProps {
  sows: readonly Sow[];
  /** Whether the person may say where it was posted; a new one has no link yet. */
  mayPost: boolean;
  /** It was posted: what it is and of which SOW stays. */
  isPosted?: boolean;
}

/** What is to be posted, for which SOW and when (spec 1 §3 Campaign post content); fields named as on the wire. */
export function ContentInputs({ sows, mayPost, isPosted = false }: ContentInputsProps) {
  const translate = useTranslate();
  const workName = useWorkName();
  const status = useWatch({ name: 'status' });
  const label = (key: string) => translate(`parts.content.${key}`);
  // It becomes used by its link alone.
  const statuses = status === 'used' ? (['used'] as const) : (['draft', 'approved'] as const);
  return (
    <FormGrid title={label('what')}>
      <SelectField
        source="sow_id"
        label={label('sow_id')}
        disabled={isPosted}
        options={sows
          .filter(({ is_online }) => is_online)
          .map((sow) => ({ value: sow.id, label: `${sow.kol.stage_name} · ${workName(sow)}` }))}
      />
      <TextField source="title" label={label('title')} />
      <InstantField source="used_time" label={label('used_time')} optional half />
      <SelectField
        source="status"
        label={label('status_label')}
        disabled={isPosted}
        half
        options={statuses.map((value) => ({ value, label: translate(`common.status.content.${value}`) }))}
      />
      <TextField source="content" label={label('content')} rows={5} optional />
      <TagsField source="hashtag" label={label('hashtag')} parse={(word) => word.replace(/^#+/, '')} optional />
      <PicturesField source="files" label={label('files')} most={uploadLimits.pictures} optional />
      <TextField source="note" label={label('note')} rows={2} optional />
      {mayPost && (
        <TextField
          source="url_post"
          label={label('url_post')}
          help={label('url_help')}
          type="url"
          disabled={isPosted}
          optional
        />
      )}
    </FormGrid>
  );
}
