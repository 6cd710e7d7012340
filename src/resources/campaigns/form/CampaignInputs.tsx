import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { campaignTypes, statusesOfGroup } from '../../../domain/campaigns/values';
import { CheckField } from '../../../ui/console/form/CheckField';
import { ChoiceField } from '../../../ui/console/form/ChoiceField';
import { CodeField } from '../../../ui/console/form/CodeField';
import { DayField } from '../../../ui/console/form/DayField';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { LateInput } from '../../../ui/console/form/LateInput';
import { NumberField } from '../../../ui/console/form/NumberField';
import { PickField } from '../../../ui/console/form/PickField';
import { PictureField } from '../../../ui/console/form/PictureField';
import { RichField } from '../../../ui/console/form/RichField';
import { SelectField } from '../../../ui/console/form/SelectField';
import { TagsField } from '../../../ui/console/form/TagsField';
import { TextField } from '../../../ui/console/form/TextField';
import { late } from '../../../ui/plain/late';
import { documentFields, peopleFields } from './campaignForm';
import { useFieldLabels } from './useCampaignWords';

const DocumentsField = late(() =>
  import('../../../ui/console/form/DocumentsField').then((module) => ({ default: module.DocumentsField })),
);

/** What the campaign is called and what it is about. */
export function AboutInputs({ withStatus = false }: { withStatus?: boolean }) {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const name: string = useWatch({ name: 'name' });
  return (
    <FormGrid
      title={translate('campaignForm.section.about')}
      description={translate('campaignForm.section.about_help')}
    >
      <PictureField
        source="cover_image"
        label={labelOf('cover_image')}
        help={translate('campaignForm.cover_help')}
        name={name}
        shape="cover"
        half
      />
      <PictureField
        source="avatar"
        label={labelOf('avatar')}
        help={translate('campaignForm.avatar_help')}
        name={name}
        shape="square"
        optional
        half
      />
      <TextField source="name" label={labelOf('name')} half />
      <CodeField
        source="code"
        suggestedBy="campaignNextCode"
        label={labelOf('code')}
        help={translate('campaignForm.code_help')}
        half
      />
      <ChoiceField
        source="type"
        label={labelOf('type')}
        options={campaignTypes.map((value) => ({ value, label: translate(`campaigns.type.${value}`) }))}
      />
      <TagsField source="keywords" label={labelOf('keywords')} />
      {withStatus && (
        <SelectField
          source="status"
          label={labelOf('status')}
          half
          options={statusesOfGroup.inprogress.map((value) => ({
            value,
            label: translate(`common.status.campaign.${value}`),
          }))}
        />
      )}
    </FormGrid>
  );
}

/** When it runs and what it may cost. */
export function PeriodInputs() {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  return (
    <FormGrid title={translate('campaignForm.section.period')}>
      <DayField source="start_date" label={labelOf('start_date')} half />
      <DayField source="end_date" label={labelOf('end_date')} optional half />
      <NumberField source="budget" label={labelOf('budget')} unit="VNĐ" half />
      <RichField source="description" label={labelOf('description')} optional />
    </FormGrid>
  );
}

interface Employee {
  id: string;
  fullname: string;
}

const nameOf = ({ fullname }: Employee) => fullname;

/** What becomes of posts that are found by themselves. */
export function FoundPostsInputs() {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  return (
    <FormGrid title={translate('campaignForm.section.found')}>
      <CheckField
        source="takes_found_posts"
        label={labelOf('takes_found_posts')}
        help={translate('campaignForm.found_help')}
      />
    </FormGrid>
  );
}

/** Who works on it. */
export function PeopleInputs() {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  return (
    <FormGrid title={translate('campaignForm.section.people')}>
      {peopleFields.map((field) => (
        <PickField<Employee>
          key={field}
          source={field}
          label={labelOf(field)}
          help={translate(`campaignForm.people_help.${field}`)}
          resource="employees"
          nameOf={nameOf}
          many
          optional={field !== 'managers'}
        />
      ))}
    </FormGrid>
  );
}

/** What was written down about it. */
export function DocumentInputs() {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  return (
    <FormGrid
      title={translate('campaignForm.section.documents')}
      description={translate('campaignForm.section.documents_help')}
    >
      {documentFields.map((field) => (
        <LateInput key={field}>
          <DocumentsField source={field} label={labelOf(field)} optional />
        </LateInput>
      ))}
    </FormGrid>
  );
}
