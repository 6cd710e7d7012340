import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { genders } from '../../domain/kols/values';
import { profileSchema } from '../../domain/users/schema';
import type { Me } from '../../domain/users/types';
import { loadAccount } from '../../providers/account';
import { request } from '../../providers/http';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { PictureField } from '../../ui/console/form/PictureField';
import { RecordForm } from '../../ui/console/form/RecordForm';
import type { FormRules } from '../../ui/console/form/resolver';
import { SelectField } from '../../ui/console/form/SelectField';
import { SideDrawer } from '../../ui/console/form/SideDrawer';
import { TextField } from '../../ui/console/form/TextField';

const rules: FormRules = { schema: profileSchema };

/** Changes the own profile beside it (spec 1 §5 Profile edit). */
export function ProfileDrawer({ me, onClose }: { me: Me; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const before = useMemo(
    () => ({
      avatar: me.full_avatar ?? '',
      fullname: me.fullname,
      phone: me.phone ?? '',
      gender: me.gender ?? '',
      birthday: me.birthday ?? '',
      job: me.job ?? '',
      address: me.address ?? '',
    }),
    [me],
  );
  const field = (name: string) => translate(`users.field.${name}`);
  return (
    <SideDrawer title={translate('users.profile.edit')} onClose={onClose}>
      <RecordForm
        rules={rules}
        defaultValues={before}
        submitLabel={translate('ra.action.save')}
        onCancel={onClose}
        needsChange
        inDrawer
        onSubmit={async ({ avatar, ...values }) => {
          const picture = avatar === before.avatar ? {} : { avatar: avatar || null };
          await request('profileUpdate', { body: { ...values, ...picture, version: me.version } });
        }}
        onSaved={() => {
          notify(translate('users.profile.saved'), { type: 'success' });
          void loadAccount();
          onClose();
        }}
      >
        <FormGrid title={translate('users.person')}>
          <PictureField source="avatar" label={field('avatar')} name={me.fullname} />
          <TextField source="fullname" label={field('fullname')} autoComplete="name" />
          <TextField source="phone" label={field('phone')} type="tel" autoComplete="tel" />
          <SelectField
            source="gender"
            label={field('gender')}
            optional
            half
            options={genders.map((value) => ({ value, label: translate(`users.gender.${value}`) }))}
          />
          <TextField source="birthday" label={field('birthday')} type="date" optional half />
          <TextField source="job" label={field('job')} optional />
          <TextField source="address" label={field('address')} optional />
        </FormGrid>
      </RecordForm>
    </SideDrawer>
  );
}
