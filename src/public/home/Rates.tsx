import type { IntroContent } from '../../domain/introPage/types';
import { useNamed, usePage } from '../pageContext';
import styles from './Rates.module.css';

const order = ['view', 'engagement', 'comment', 'buzz'] as const;

/** The headline figures that are known (spec 1 §3). */
export function Rates({ page: { title, subtitle, ...rates } }: { page: IntroContent['rate_page'] }) {
  const { isEdited } = usePage();
  const named = useNamed();
  const known = order.filter((name) => rates[name].value || isEdited);
  if (known.length === 0) return null;
  return (
    <section className={styles.rates}>
      <div>
        <h2 {...named('rate_page.title')}>{title}</h2>
        <p {...named('rate_page.subtitle')}>{subtitle}</p>
      </div>
      <dl>
        {known.map((name) => (
          <div key={name}>
            <dt {...named(`rate_page.${name}.title`)}>{rates[name].title}</dt>
            <dd {...named(`rate_page.${name}.value`)}>{rates[name].value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
