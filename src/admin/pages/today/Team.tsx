import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../domain/format';
import { pathTo } from '../../../domain/routes';
import type { TodayColleague } from '../../../domain/today/types';
import { Section } from '../../../ui/console/record/Section';
import { useLanguage } from '../../../ui/plain/language';
import { Picture } from '../../../ui/plain/Picture';
import { scrollable } from '../../../ui/plain/scrollable';
import styles from './today.module.css';

const kinds = ['missing_posts', 'unmeasured', 'behind', 'overdue'] as const;

/** What waits for whom the person leads, by person; each leads to theirs. */
export function Team({ team }: { team: readonly TodayColleague[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Section title={translate('today.section.team')} description={translate('today.help.team')}>
      <div className={styles.team} {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('today.team.person')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {translate(`today.team.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {team.map(({ person, ...counts }) => (
              <tr key={person.id}>
                <th scope="row">
                  <Link className={styles.person} to={`${pathTo('today')}?person_id=${person.id}`}>
                    <Picture src={person.avatar} name={person.fullname} width={28} shape="circle" />
                    {person.fullname}
                  </Link>
                </th>
                {kinds.map((kind) => (
                  <td key={kind} className={counts[kind] === 0 ? styles.none : undefined}>
                    {formatNumber(counts[kind], language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
