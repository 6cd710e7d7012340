import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../domain/routes';
import styles from './evaluateLink.module.css';

/** Says in a list that this campaign waits for the person's evaluation, and leads there. */
export function EvaluateLink({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <Link to={pathTo('campaignEvaluation', { type: 'done', id })} className={styles.link}>
      {translate('evaluation.hint')}
    </Link>
  );
}
