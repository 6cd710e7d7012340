import { useTranslate } from 'react-admin';
import { apiKeySchema } from '../../../domain/auth/apiKeySchema';
import type { MadeApiKey } from '../../../domain/auth/apiKeyTypes';
import { useVerb } from '../../../ui/console/data/useVerb';
import { ChoiceField } from '../../../ui/console/form/ChoiceField';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import type { FormRules } from '../../../ui/console/form/resolver';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { TextField } from '../../../ui/console/form/TextField';
import { GrantsField } from './GrantsField';

const rules: FormRules = { schema: apiKeySchema };
const lives = ['30', '90', '365'];
const blank = { name: '', days: '90', grants: [] };

interface MakeKeyProps {
  onClose: () => void;
  onMade: (key: MadeApiKey) => void;
}

/** What a key is to be called, for how long, and what it may. */
export function MakeKey({ onClose, onMade }: MakeKeyProps) {
  const translate = useTranslate();
  const [make] = useVerb<MadeApiKey>('apiKeyCreate');
  return (
    <SideDrawer title={translate('apiKeys.make.title')} onClose={onClose}>
      <RecordForm
        rules={rules}
        defaultValues={blank}
        draft={null}
        submitLabel={translate('apiKeys.make.submit')}
        onCancel={onClose}
        inDrawer
        onSubmit={async (body) => onMade(await make({ body }))}
        onSaved={() => undefined}
      >
        <FormGrid title={translate('apiKeys.make.about')} description={translate('apiKeys.make.help')}>
          <TextField source="name" label={translate('apiKeys.make.name')} help={translate('apiKeys.make.name_help')} />
          <ChoiceField
            source="days"
            label={translate('apiKeys.make.days')}
            options={lives.map((value) => ({ value, label: translate('apiKeys.make.days_of', { days: value }) }))}
          />
        </FormGrid>
        <GrantsField />
      </RecordForm>
    </SideDrawer>
  );
}
