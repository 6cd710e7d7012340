import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { genders, kolTypes, marriages } from '../../../domain/kols/values';
import { CheckField } from '../../../ui/console/form/CheckField';
import { ChoiceField } from '../../../ui/console/form/ChoiceField';
import { CodeField } from '../../../ui/console/form/CodeField';
import { DayField } from '../../../ui/console/form/DayField';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { ManyField } from '../../../ui/console/form/ManyField';
import { PictureField } from '../../../ui/console/form/PictureField';
import { SelectField } from '../../../ui/console/form/SelectField';
import { TextField } from '../../../ui/console/form/TextField';
import { hasField } from './kolForm';
import { RangeInputs } from './RangeInputs';
import { useJobOptions, useSectorOptions } from './useKolWords';

/** Who the KOL is, what it works on, what it costs; a community has other fields than a person. */
export function InfoInputs() {
  const translate = useTranslate();
  const { clearErrors } = useFormContext();
  const type: unknown = useWatch({ name: 'type' });
  const label = (field: string) => translate(`kolForm.field.${field}`);
  const has = (field: string) => hasField(type, field);
  return (
    <>
      <FormGrid title={translate('kolForm.section.who')} description={translate('kolForm.section.who_help')}>
        <ChoiceField
          source="type"
          label={label('type')}
          // What was wrong with fields of the other type is no longer asked for.
          onPicked={() => clearErrors('fullname')}
          options={kolTypes.map((value) => ({
            value,
            label: translate(`kols.type.${value}`),
            hint: translate(`kolForm.type_help.${value}`),
          }))}
        />
        <Portrait />
        <TextField source="stage_name" label={label('stage_name')} half />
        <CodeField
          source="code"
          suggestedBy="kolNextCode"
          label={label('code')}
          help={translate('kolForm.code_help')}
          half
        />
        {has('fullname') && <TextField source="fullname" label={label('fullname')} />}
        {has('group_name') && (
          <>
            <TextField source="group_name" label={label('group_name')} optional half />
            <TextField source="group_code" label={label('group_code')} optional half />
            <PictureField source="group_photo" label={label('group_photo')} name="" optional />
          </>
        )}
      </FormGrid>
      <FormGrid title={translate('kolForm.section.work')} description={translate('kolForm.section.work_help')}>
        <ManyField source="sectors" label={label('sectors')} options={useSectorOptions()} />
        <ManyField source="jobs" label={label('jobs')} options={useJobOptions()} optional />
        <RangeInputs />
        <CheckField source="the_talent_partner" label={label('the_talent_partner')} />
        <CheckField source="public" label={label('public')} />
      </FormGrid>
      <FormGrid title={translate('kolForm.section.more')}>
        {has('birthdate') && (
          <>
            <SelectField
              source="gender"
              label={label('gender')}
              optional
              half
              options={genders.map((value) => ({ value, label: translate(`kols.gender.${value}`) }))}
            />
            <SelectField
              source="marriage"
              label={label('marriage')}
              optional
              half
              options={marriages.map((value) => ({ value, label: translate(`kols.marriage.${value}`) }))}
            />
            <DayField source="birthdate" label={label('birthdate')} optional half />
          </>
        )}
        <TextField source="bio" label={label('bio')} help={translate('kolForm.bio_help')} rows={2} optional />
        <TextField source="description" label={label('description')} rows={3} optional />
        <TextField source="note" label={label('note')} help={translate('kolForm.note_help')} rows={2} optional />
      </FormGrid>
    </>
  );
}

function Portrait() {
  const translate = useTranslate();
  const name: string = useWatch({ name: 'stage_name' });
  return <PictureField source="avatar" label={translate('kolForm.field.avatar')} name={name} />;
}
