import PhoneIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { UserDetail } from '../../domain/users/types';
import { AskFirst } from '../../ui/console/AskFirst';
import { useVerb } from '../../ui/console/data/useVerb';

/** Takes the second factor of a user off who has lost it, after a question. */
export function SecondFactorButton({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [takeOff] = useVerb('userSecondFactorOff');
  return (
    <AskFirst
      title={translate('secondFactor.take_off.confirm_title', { name: user.fullname })}
      content={translate('secondFactor.take_off.confirm')}
      confirm={translate('secondFactor.take_off.action')}
      final
      act={async () => {
        await takeOff({ params: { id: user.id } });
        notify(translate('secondFactor.take_off.done', { name: user.fullname }), { type: 'success', multiLine: true });
      }}
    >
      {(ask) => (
        <Button variant="outlined" startIcon={<PhoneIcon />} onClick={ask}>
          {translate('secondFactor.take_off.action')}
        </Button>
      )}
    </AskFirst>
  );
}
