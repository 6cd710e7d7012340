import type { CartEntry } from '../../domain/cart/entries';
import type { Translate } from '../../domain/locales/translator';
import { removeFromCart } from '../../providers/cart';
import { Portrait } from './Portrait';
import styles from './Request.module.css';

interface KolsStepProps {
  kols: readonly CartEntry[];
  gone: ReadonlySet<string>;
  /** Where KOLs are found. */
  find: string;
  say: Translate;
}

/** Whom the campaign is wanted with; nobody need be chosen. */
export function KolsStep({ kols, gone, find, say }: KolsStepProps) {
  return (
    <>
      {kols.length === 0 && <p className={styles.nobody}>{say('publicSite.request.no_kols')}</p>}
      {kols.length > 0 && (
        <ul className={styles.kols}>
          {kols.map((kol) => (
            <li key={kol.id} className={gone.has(kol.id) ? styles.gone : undefined}>
              <Portrait {...kol} />
              <span className={styles.who}>
                <strong>{kol.stage_name}</strong>
                <span>{gone.has(kol.id) ? say('publicSite.request.gone', { name: kol.stage_name }) : kol.code}</span>
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={say('publicSite.request.remove', { name: kol.stage_name })}
                onClick={() => removeFromCart([kol.id])}
              >
                {say('publicSite.request.take_out')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className="button quiet" href={find}>
          {say(`publicSite.request.${kols.length > 0 ? 'find_more' : 'find'}`)}
        </a>
      </p>
    </>
  );
}
