import { useTranslate } from 'react-admin';
import { type Network, networkNames } from '../../../domain/networks';
import { cardFigures, type PostFigures } from '../../../domain/postFigures';
import { Compact, Count } from '../../plain/Figure';
import unseen from '../../plain/unseen.module.css';
import styles from './figures.module.css';

interface FiguresProps {
  of: PostFigures & { social_type: Network };
  /** With all their digits. */
  exact?: boolean;
}

/** A post's four figures in the words of its network; an unknown one says why. */
export function Figures({ of, exact = false }: FiguresProps) {
  const translate = useTranslate();
  const network = of.social_type;
  const Value = exact ? Count : Compact;
  return (
    <dl className={styles.figures}>
      {cardFigures(network, of).map(({ metric, value, unknown }) => {
        const why = unknown && translate(`posts.unknown.${unknown}`, { network: networkNames[network] });
        return (
          <div key={metric} title={why ?? undefined}>
            <dt>{translate(`posts.figure.${network}.${metric}`)}</dt>
            <dd>
              <Value value={value} />
              {why && <span className={unseen.unseen}>{why}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
