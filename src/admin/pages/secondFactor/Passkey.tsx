import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { OwnPasskey } from '../../../domain/auth/passkeyTypes';
import { formatInstant } from '../../../domain/format';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useVerb } from '../../../ui/console/data/useVerb';
import { InstantDay } from '../../../ui/plain/Day';
import { Row, RowFacts } from '../profile/Rows';

/** A passkey: its name, when it was last used, and the way to remove it, unless it is the last of the second factor. */
export function Passkey({ passkey, isLast }: { passkey: OwnPasskey; isLast: boolean }) {
  const translate = useTranslate();
  const { id, name, created_at, last_used_at } = passkey;
  return (
    <Row below title={<strong>{name}</strong>} end={!isLast && <RemovePasskey id={id} name={name} />}>
      <RowFacts>
        <span>
          {translate('secondFactor.passkey.made')} <InstantDay value={created_at} />
        </span>
        <span>
          {last_used_at
            ? translate('secondFactor.passkey.used', { at: formatInstant(last_used_at) })
            : translate('secondFactor.passkey.unused')}
        </span>
      </RowFacts>
    </Row>
  );
}

function RemovePasskey({ id, name }: { id: string; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [remove] = useVerb('passkeyRemove');
  return (
    <AskFirst
      final
      title={translate('secondFactor.passkey.remove_title', { name })}
      content={translate('secondFactor.passkey.remove_will')}
      confirm={translate('secondFactor.remove')}
      act={async () => {
        await remove({ params: { id } });
        notify(translate('secondFactor.passkey.removed', { name }), { type: 'success' });
      }}
    >
      {(ask) => (
        <Button size="small" aria-label={translate('secondFactor.passkey.remove', { name })} onClick={ask}>
          {translate('secondFactor.remove')}
        </Button>
      )}
    </AskFirst>
  );
}
