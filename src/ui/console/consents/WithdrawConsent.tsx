import LinkOffIcon from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { AskFirst } from '../AskFirst';
import { useVerb } from '../data/useVerb';

/** Takes the consent to read an account back, after a question. */
export function WithdrawConsent({ id, name }: { id: string; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [write] = useVerb('socialWithdraw');

  const withdraw = async () => {
    await write({ params: { id } });
    notify(translate('consents.withdraw.done'), { type: 'success' });
  };

  return (
    <AskFirst
      final
      title={translate('consents.withdraw.title', { name })}
      content={translate('consents.withdraw.hint')}
      confirm={translate('consents.withdraw.action')}
      act={withdraw}
    >
      {(ask) => (
        <Button variant="text" size="small" color="inherit" startIcon={<LinkOffIcon />} onClick={ask}>
          {translate('consents.withdraw.action')}
        </Button>
      )}
    </AskFirst>
  );
}
