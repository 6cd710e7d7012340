import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { formatNumber } from '../../../domain/format';
import { networkNames } from '../../../domain/networks';
import type { NetworkStatus } from '../../../domain/social/types';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useLanguage } from '../../../ui/plain/language';

/** Has all of a network read now, after saying what it costs; for those who set the sync times. */
export function ReadNowButton({ status: { network, whole, allowance, is_running } }: { status: NetworkStatus }) {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLanguage();
  const [sync] = useVerb('socialSync');
  if (!can(useAccess(), 'setting', 'r_setting_update_sync_time')) return null;
  const name = networkNames[network];
  const count = (value: number) => formatNumber(value, language);
  const values = { accounts: count(whole.accounts), posts: count(whole.posts), units: count(whole.units) };
  return (
    <AskFirst
      title={translate('networks.read.title', { network: name })}
      content={translate(allowance ? 'networks.read.content' : 'networks.read.content_free', values)}
      confirm={translate('networks.read.action')}
      act={async () => {
        await sync({ body: { network } });
        notify(translate('networks.read.done', { network: name }), { type: 'success' });
      }}
    >
      {(ask) => (
        <Button variant="outlined" size="small" disabled={is_running} onClick={ask} sx={{ marginLeft: 'auto' }}>
          {translate('networks.read.action')}
        </Button>
      )}
    </AskFirst>
  );
}
