import type { IntroContent } from '../../domain/introPage/types';
import { useNamed } from '../pageContext';
import styles from './Liquidation.module.css';

/** What a client has in hand once a campaign is over. */
export function Liquidation({ page }: { page: IntroContent['liquidation_page'] }) {
  const named = useNamed();
  const parts = ['extraction', 'pictures', 'recommendation'] as const;
  return (
    <section className={styles.liquidation}>
      <h2 {...named('liquidation_page.title')}>{page.title}</h2>
      <div className={styles.parts}>
        {parts.map((part) => (
          <article key={part}>
            <h3 {...named(`liquidation_page.${part}.title`)}>{page[part].title}</h3>
            <p {...named(`liquidation_page.${part}.content`)}>{page[part].content}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
