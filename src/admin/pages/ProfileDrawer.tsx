import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { genders } from '../../domain/kols/values';
import { profileSchema } from '../../domain/users/schema';
import type { Me } from '../../domain/users/types';
import { useApi } from '../../ui/console/data/useApi';
import { useVerb } from '../../ui/console/data/useVerb';
import { useEdited } from '../../ui/console/edit/useEdited';
import { DayField } from '../../ui/console/form/DayField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { PhoneField } from '../../ui/console/form/PhoneField';
import { PictureField } from '../../ui/console/form/PictureField';
import { RecordForm } from '../../ui/console/form/RecordForm';
import type { FormRules } from '../../ui/console/form/resolver';
import { SelectField } from '../../ui/console/form/SelectField';
import { SideDrawer } from '../../ui/console/form/SideDrawer';
import { TextField } from '../../ui/console/form/TextField';

const rules: FormRules = { schema: profileSchema };

function toForm(me: Me): FieldValues {
  return {
    avatar: me.full_avatar ?? '',
    fullname: me.fullname,
    phone: me.phone ?? '',
    gender: me.gender ?? '',
    birthday: me.birthday ?? '',
    job: me.job ?? '',
    address: me.address ?? '',
  };
}

function changed({ avatar, ...values }: FieldValues, before: FieldValues): FieldValues {
  return { ...values, ...(avatar !== before.avatar && { avatar: avatar || null }) };
}

/** Changes the own profile beside it (spec 1 §5 Profile edit). */
export function ProfileDrawer({ me, onClose }: { me: Me; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const [update] = useVerb<Me>('profileUpdate');
  const edited = useEdited<Me>(me, {
    toForm,
    changed,
    write: (_, body) => update({ body }),
    read: async () => (await api.me<Me>()).data,
  });
  const field = (name: string) => translate(`users.field.${name}`);
  return (
    <SideDrawer title={translate('users.profile.edit')} onClose={onClose}>
      <RecordForm
        rules={rules}
        {...edited.form}
        submitLabel={translate('ra.action.save')}
        onCancel={onClose}
        needsChange
        inDrawer
        onSaved={() => {
          notify(translate('users.profile.saved'), { type: 'success' });
          onClose();
        }}
      >
        <FormGrid title={translate('users.person')}>
          <PictureField source="avatar" label={field('avatar')} name={me.fullname} />
          <TextField source="fullname" label={field('fullname')} autoComplete="name" />
          <PhoneField source="phone" label={field('phone')} autoComplete="tel" />
          <SelectField
            source="gender"
            label={field('gender')}
            optional
            half
            options={genders.map((value) => ({ value, label: translate(`users.gender.${value}`) }))}
          />
          <DayField source="birthday" label={field('birthday')} optional half />
          <TextField source="job" label={field('job')} optional />
          <TextField source="address" label={field('address')} optional />
        </FormGrid>
      </RecordForm>
    </SideDrawer>
  );
}
