import { useTranslate } from 'react-admin';
import type { CampaignAnalytics, ManagerLoad } from '../../../domain/analytics/types';
import { formatNumber, unknownText } from '../../../domain/format';
import { type Column, DataTable } from '../../../ui/plain/DataTable';
import { useLanguage } from '../../../ui/plain/language';
import { Picture } from '../../../ui/plain/Picture';
import { Amount } from './Amount';
import styles from './analysis.module.css';
import { campaignsLink } from './listLinks';
import { MarkLink } from './MarkLink';
import rows from './rows.module.css';
import { type Read, Tile } from './Tile';

const firstRows = 10;

/** What each manager has to do, earns, and is given by customers. */
export function Managers({ read }: { read: Read<CampaignAnalytics> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const columnsOf = (data: CampaignAnalytics): Column<ManagerLoad>[] => {
    const most = Math.max(...data.by_manager.map(({ running }) => running), 1);
    return [
      {
        key: 'manager',
        label: translate('analysis.manager'),
        cell: ({ manager }) => (
          <span className={rows.person}>
            <Picture src={manager.avatar} name={manager.fullname} width={24} shape="circle" />
            {manager.fullname}
          </span>
        ),
      },
      {
        key: 'running',
        label: translate('analysis.running'),
        numeric: true,
        cell: ({ manager, running }) => (
          <span className={rows.load}>
            <span className={rows.track} aria-hidden="true">
              <span style={{ width: `${(running / most) * 100}%` }} />
            </span>
            <MarkLink
              link={running ? campaignsLink('inprogress', data, { manager: manager.id }) : null}
              className={styles.leads}
            >
              {formatNumber(running, language)}
            </MarkLink>
          </span>
        ),
      },
      {
        key: 'overdue',
        label: translate('analysis.overdue'),
        numeric: true,
        cell: ({ manager, overdue }) => (
          <MarkLink
            link={overdue ? campaignsLink('inprogress', data, { manager: manager.id, overdue: true }) : null}
            className={overdue ? styles.loss : rows.muted}
          >
            {formatNumber(overdue, language)}
          </MarkLink>
        ),
      },
      {
        key: 'margin',
        label: translate('analysis.money.margin'),
        numeric: true,
        cell: ({ margin }) => <Amount sum={margin} />,
      },
      {
        key: 'evaluation',
        label: translate('analysis.evaluation_column'),
        numeric: true,
        cell: ({ evaluation: { average, count } }) =>
          average === null ? (
            unknownText
          ) : (
            <span title={translate('evaluation.count', { count })}>{formatNumber(average, language)}</span>
          ),
      },
    ];
  };
  return (
    <Tile
      title={translate('analysis.managers')}
      note={translate('analysis.managers_note')}
      read={read}
      isEmpty={({ by_manager }) => by_manager.length === 0}
    >
      {(data) => (
        <div className={styles.table}>
          <DataTable
            rows={data.by_manager}
            columns={columnsOf(data)}
            keyOf={({ manager }) => manager.id}
            label={translate('analysis.managers')}
            step={firstRows}
            moreLabel={(shown, total) => translate('lists.more', { shown, total })}
          />
        </div>
      )}
    </Tile>
  );
}
