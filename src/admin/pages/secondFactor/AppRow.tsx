import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { OwnSecondFactor } from '../../../domain/auth/types';
import { formatInstant } from '../../../domain/format';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useVerb } from '../../../ui/console/data/useVerb';
import { Row, RowFacts } from '../profile/Rows';

/** The authenticator app: added, or removed where passkeys remain. */
export function AppRow({ own, onAdd }: { own: OwnSecondFactor; onAdd: () => void }) {
  const translate = useTranslate();
  const { totp_since, passkeys } = own;
  return (
    <Row
      title={<strong>{translate('secondFactor.app')}</strong>}
      end={
        <>
          {!totp_since && (
            <Button size="small" onClick={onAdd}>
              {translate('secondFactor.add')}
            </Button>
          )}
          {totp_since && passkeys.length > 0 && <RemoveApp />}
        </>
      }
    >
      <RowFacts>
        {totp_since
          ? translate('secondFactor.since', { at: formatInstant(totp_since) })
          : translate('secondFactor.app_none')}
      </RowFacts>
    </Row>
  );
}

function RemoveApp() {
  const translate = useTranslate();
  const notify = useNotify();
  const [remove] = useVerb('totpRemove');
  return (
    <AskFirst
      final
      title={translate('secondFactor.remove_app.title')}
      content={translate('secondFactor.remove_app.will')}
      confirm={translate('secondFactor.remove')}
      act={async () => {
        await remove({});
        notify(translate('secondFactor.remove_app.done'), { type: 'success' });
      }}
    >
      {(ask) => (
        <Button size="small" aria-label={translate('secondFactor.remove_app.title')} onClick={ask}>
          {translate('secondFactor.remove')}
        </Button>
      )}
    </AskFirst>
  );
}
