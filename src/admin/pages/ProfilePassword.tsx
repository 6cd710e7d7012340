import { useTranslate } from 'react-admin';
import { changePasswordSchema } from '../../domain/users/schema';
import { endSession } from '../../providers/session';
import { useVerb } from '../../ui/console/data/useVerb';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { PasswordField } from '../../ui/console/form/PasswordField';
import { PasswordRules } from '../../ui/console/form/PasswordRules';
import { RecordForm } from '../../ui/console/form/RecordForm';
import type { FormRules } from '../../ui/console/form/resolver';
import { SideDrawer } from '../../ui/console/form/SideDrawer';

const rules: FormRules = { schema: changePasswordSchema };
const blank = { current_password: '', new_password: '', re_new_password: '' };

/** Changes the own password; every session ends with it, this one too (spec 1 §5 Change password). */
export function PasswordDrawer({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [changePassword] = useVerb('passwordChange');
  const field = (name: string) => translate(`users.profile.${name}`);
  return (
    <SideDrawer title={field('change_password')} onClose={onClose}>
      <RecordForm
        rules={rules}
        defaultValues={blank}
        submitLabel={field('change_password')}
        onCancel={onClose}
        needsChange
        inDrawer
        onSubmit={(body) => changePassword({ body })}
        onSaved={() => endSession('logout')}
      >
        <FormGrid title={field('new_way_in')} description={field('sessions_end')}>
          <PasswordField source="current_password" label={field('current_password')} autoComplete="current-password" />
          <PasswordField source="new_password" label={field('new_password')} autoComplete="new-password" />
          <PasswordRules source="new_password" />
          <PasswordField source="re_new_password" label={field('re_new_password')} autoComplete="new-password" />
        </FormGrid>
      </RecordForm>
    </SideDrawer>
  );
}
