import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { type Grant, rightOf, scopes } from '../../../domain/access';
import { apiKeyPrefix, type OwnApiKey } from '../../../domain/auth/apiKeyTypes';
import { rightsOf, rightsWords } from '../../../resources/roles/rights';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useVerb } from '../../../ui/console/data/useVerb';
import { Chip } from '../../../ui/console/record/Chip';
import { Ago } from '../../../ui/plain/Ago';
import { InstantDay } from '../../../ui/plain/Day';
import { useNow } from '../../../ui/plain/useNow';
import { Row, RowFacts } from '../profile/Rows';

/** One key: what it is called, what it may, until when, when it last called, and the way to end it. */
export function ApiKey({ apiKey }: { apiKey: OwnApiKey }) {
  const translate = useTranslate();
  const now = useNow();
  const { id, name, ending, grants, created_at, expires_at, last_used_at } = apiKey;
  const isOver = Date.parse(expires_at) <= now;
  return (
    <Row
      icon={<KeyIcon />}
      title={
        <>
          <strong>{name}</strong>
          <code>
            {apiKeyPrefix}…{ending}
          </code>
          {isOver && <Chip tone="muted" label={translate('apiKeys.over')} />}
        </>
      }
      end={<RevokeKey id={id} name={name} />}
    >
      <Allowed grants={grants} />
      <RowFacts>
        <span>
          {translate('apiKeys.made')} <InstantDay value={created_at} />
        </span>
        <span>
          {translate(isOver ? 'apiKeys.ended' : 'apiKeys.ends')} <InstantDay value={expires_at} />
        </span>
        {last_used_at ? (
          <span>
            {translate('apiKeys.last_used')} <Ago value={last_used_at} />
          </span>
        ) : (
          <span>{translate('apiKeys.unused')}</span>
        )}
      </RowFacts>
    </Row>
  );
}

/** What was chosen, by module; of what the person has no more themselves, that it does not count. */
function Allowed({ grants }: { grants: readonly Grant[] }) {
  const translate = useTranslate();
  const own = rightsOf(useAccess());
  const rights = grants.map(rightOf);
  const lost = grants.filter((grant) => !own.has(grant)).length;
  const modules = scopes
    .map((scope) => ({ scope, total: rights.filter((right) => right.scope === scope).length }))
    .filter(({ total }) => total > 0)
    .map(({ scope, total }) => `${translate(`roles.scope.${scope}`)} (${total})`);
  return (
    <>
      <RowFacts hint={rightsWords(grants, translate)}>{`${translate('apiKeys.may')} ${modules.join(', ')}`}</RowFacts>
      {lost > 0 && <RowFacts warn>{translate('apiKeys.lost', { count: lost })}</RowFacts>}
    </>
  );
}

function RevokeKey({ id, name }: { id: string; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [revoke] = useVerb('apiKeyRevoke');
  return (
    <AskFirst
      final
      title={translate('apiKeys.revoke.title', { name })}
      content={translate('apiKeys.revoke.will')}
      confirm={translate('apiKeys.revoke.action')}
      act={async () => {
        await revoke({ params: { id } });
        notify(translate('apiKeys.revoke.done', { name }), { type: 'success' });
      }}
    >
      {(ask) => (
        <Button size="small" aria-label={translate('apiKeys.revoke.name', { name })} onClick={ask}>
          {translate('apiKeys.revoke.action')}
        </Button>
      )}
    </AskFirst>
  );
}
