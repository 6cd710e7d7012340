import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { compared, comparedQuery } from '../../../domain/kols/compare';
import type { KolListItem } from '../../../domain/kols/types';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useRead } from '../../../ui/console/data/useRead';
import { Section } from '../../../ui/console/record/Section';
import { Compact, Percent } from '../../../ui/plain/Figure';
import { Picture } from '../../../ui/plain/Picture';
import styles from './score.module.css';

/** KOLs near to one, and the way to compare it with the nearest. Nothing while they are looked up, or where they cannot be. */
export function SimilarKols({ kolId }: { kolId: string }) {
  const translate = useTranslate();
  const mayCompare = mayOpen('kolCompare', useAccess());
  const { data } = useRead<KolListItem[]>('kolSimilar', { params: { id: kolId } });
  if (!data) return null;
  const nearest = data.slice(0, compared.most - 1).map(({ id }) => id);
  return (
    <div className={styles.below}>
      <Section
        title={translate('scores.similar.title')}
        description={translate(data.length > 0 ? 'scores.similar.hint' : 'scores.similar.empty')}
        actions={
          data.length > 0 &&
          mayCompare && (
            <Link className={styles.compare} to={`${pathTo('kolCompare')}?${comparedQuery([kolId, ...nearest])}`}>
              {translate('scores.similar.compare')}
            </Link>
          )
        }
      >
        <ul className={styles.similar}>
          {data.map(({ id, stage_name, avatar, score }) => (
            <li key={id}>
              <Picture src={avatar} name={stage_name} width={40} shape="circle" />
              <div>
                <Link to={pathTo('kolView', { id })}>{stage_name}</Link>
                <span>
                  <Compact value={score?.followers} /> · <Percent value={score?.engagement_rate} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
