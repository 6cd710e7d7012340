import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDay, formatWeekday } from '../../../domain/format';
import { pathTo } from '../../../domain/routes';
import { largestToday, totalOf } from '../../../domain/today/counted';
import type { Today as TodayAnswer } from '../../../domain/today/types';
import { useMe, useReducedView } from '../../../ui/console/access/useAccess';
import { useRead } from '../../../ui/console/data/useRead';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import page from '../../../ui/console/record/page.module.css';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { RecordError } from '../../../ui/console/state/RecordError';
import { useLanguage } from '../../../ui/plain/language';
import { Blocks } from './Blocks';
import { Team } from './Team';
import styles from './today.module.css';

/** What waits for whoever is signed in, or for a colleague they lead (CONTRACT-2 §11 Today). */
export function Today() {
  const translate = useTranslate();
  const language = useLanguage();
  const me = useMe();
  const isStaff = !useReducedView();
  const [parameters, setParameters] = useSearchParams();
  const person_id = parameters.get('person_id') ?? undefined;
  const size = parameters.has('all') ? largestToday : undefined;
  const { data, error, refetch } = useRead<TodayAnswer>('today', { query: { person_id, size } });
  if (error && !data) return <RecordError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Bones />;
  const colleague = data.person && data.person.id !== me.id ? data.person.fullname : null;
  const total = totalOf(data, isStaff);
  const nothing = total === 0 && !data.running?.total && !data.posts?.total && (isStaff || !data.requests?.total);
  const showAll = () =>
    setParameters((now) => {
      now.set('all', '1');
      return now;
    });
  return (
    <div className={`${page.page} ${styles.page}`}>
      <PageHeader
        title={colleague ? translate('today.title_colleague', { name: colleague }) : translate('page.today')}
        count={total}
        description={translate(colleague ? 'today.as_of_colleague' : 'today.as_of', {
          name: colleague,
          day: `${formatWeekday(data.day, language, 'long')} ${formatDay(data.day)}`,
        })}
        actions={colleague && <Link to={pathTo('today')}>{translate('today.mine')}</Link>}
      />
      {nothing && (
        <EmptyState
          title={translate(colleague ? 'today.nothing_colleague' : 'today.nothing')}
          hint={translate('today.nothing_hint')}
        />
      )}
      <div className={styles.blocks}>
        <Blocks today={data} isStaff={isStaff} isKol={me.type === 'kol'} onAll={showAll} />
        {data.team && !colleague && <Team team={data.team} />}
      </div>
    </div>
  );
}

const bones = ['one', 'two', 'three', 'four', 'five', 'six'];

function Bones() {
  return (
    <div className={`${page.page} ${styles.page}`} aria-busy="true">
      <Skeleton width={200} height={40} />
      <Skeleton width="50%" />
      {bones.map((bone) => (
        <div key={bone} className={styles.row}>
          <Skeleton variant="rounded" width={40} height={40} />
          <div className={styles.words}>
            <Skeleton width="40%" />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}
