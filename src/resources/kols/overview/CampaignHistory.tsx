import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { groupOfStatus, type PostFormat } from '../../../domain/campaigns/values';
import { unknownText } from '../../../domain/format';
import { mayOpen, pathTo } from '../../../domain/routes';
import type { KolCampaign } from '../../../domain/social/types';
import { useAccess } from '../../../ui/console/access/useAccess';
import type { Column } from '../../../ui/console/list/columns';
import { ListTable } from '../../../ui/console/list/ListTable';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { Period } from '../../../ui/plain/Day';
import { Money } from '../../../ui/plain/Figure';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { Picture } from '../../../ui/plain/Picture';
import styles from '../detail.module.css';

const columns: Column<KolCampaign>[] = [
  {
    source: 'name',
    label: 'common.campaign',
    render: ({ name, cover_image }) => (
      <span className={styles.campaign} title={name}>
        <Picture src={cover_image} name={name} width={42} height={26} />
        <span>{name}</span>
      </span>
    ),
  },
  { source: 'brand', label: 'common.brand', width: 112, render: ({ brand }) => brand.name },
  {
    source: 'start_date',
    label: 'common.period',
    width: 192,
    render: ({ start_date, end_date }) => <Period from={start_date} to={end_date} />,
  },
  {
    source: 'social_types',
    label: 'common.network',
    width: 84,
    phone: 'end',
    render: ({ social_types }) => (
      <span className={styles.networks}>
        {social_types.map((network) => (
          <NetworkIcon key={network} network={network} size={14} />
        ))}
      </span>
    ),
  },
  {
    source: 'post_formats',
    label: 'campaigns.sow.post_format',
    width: 136,
    optional: 'wide',
    render: ({ post_formats }) => <Formats formats={post_formats} />,
  },
];

const budget: Column<KolCampaign> = {
  source: 'budget',
  label: 'campaigns.field.budget',
  width: 116,
  align: 'right',
  render: (campaign) => <Money value={campaign.budget} compact />,
};

/** The campaigns a KOL worked in; budgets only where the answer has them. A row opens the campaign under its list. */
export function CampaignHistory({ campaigns }: { campaigns: KolCampaign[] }) {
  const translate = useTranslate();
  const context = useList<KolCampaign>({ data: campaigns, perPage: Math.max(campaigns.length, 1) });
  const hasBudget = campaigns.some((campaign) => campaign.budget !== undefined);
  const opens = mayOpen('campaignView', useAccess());
  const hrefOf = ({ id, status }: KolCampaign) => pathTo('campaignView', { type: groupOfStatus(status), id });
  return (
    <ListContextProvider value={context}>
      <ListTable<KolCampaign>
        columns={hasBudget ? [...columns, budget] : columns}
        label="social.history.title"
        {...(opens ? { rowHref: hrefOf } : {})}
        empty={<EmptyState title={translate('social.history.empty')} />}
      />
    </ListContextProvider>
  );
}

/** Formats of posts in words, cut where there is no room. */
function Formats({ formats }: { formats: readonly PostFormat[] }) {
  const translate = useTranslate();
  const words = formats.map((format) => translate(`campaigns.format.${format}`)).join(', ');
  return <span title={words}>{words || unknownText}</span>;
}
