import type { IntroContent } from '../../domain/introPage/types';
import { variantsOf } from '../../domain/media/variants';
import { Opens } from '../Opens';
import { useNamed, usePage } from '../pageContext';
import styles from './Brands.module.css';

/** Whom we work with; nothing while nobody has named them. */
export function Brands({ page: { title, logos } }: { page: IntroContent['brand_page'] }) {
  const { isEdited } = usePage();
  const named = useNamed();
  if (logos.length === 0 && !isEdited) return null;
  return (
    <section className={styles.brands}>
      <h2 {...named('brand_page.title')}>{title}</h2>
      <Opens place="brand_page.logos" />
      <ul>
        {logos.map(({ image, name }) => (
          <li key={image}>
            <img
              srcSet={variantsOf(image)}
              sizes="(max-width: 480px) 40vw, 212px"
              src={image}
              alt={name}
              width={212}
              height={228}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
