import type { PitchingFeature } from '../../domain/introPage/types';
import { variantsOf } from '../../domain/media/variants';
import { Opens } from '../Opens';
import { useNamed, usePage } from '../pageContext';
import styles from './Features.module.css';

interface FeaturesProps {
  /** Where it stands in the content. */
  section: 'pitching_page' | 'ongoing_page';
  id?: string;
  eyebrow?: string;
  title: string;
  text?: string;
  detail: readonly PitchingFeature[];
}

/** What we do, point by point, in the order it is done in. */
export function Features({ section, id, eyebrow, title, text, detail }: FeaturesProps) {
  const { isEdited } = usePage();
  const named = useNamed();
  const isDrawn = (words: string | undefined) => words || (isEdited && words !== undefined);
  return (
    <section id={id} className={styles.features}>
      <div className={styles.head}>
        {isDrawn(eyebrow) && (
          <p {...named(`${section}.header_title`)} className={styles.eyebrow}>
            {eyebrow}
          </p>
        )}
        <h2 {...named(`${section}.title`)}>{title}</h2>
        {isDrawn(text) && (
          <p {...named(`${section}.subtitle`)} className="lead">
            {text}
          </p>
        )}
        <Opens place={`${section}.detail`} />
      </div>
      <ol className={styles.list}>
        {detail.map((feature, index) => (
          <li key={feature.title + feature.content}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{feature.title}</h3>
              <p>{feature.content}</p>
              {feature.image && (
                <img
                  srcSet={variantsOf(feature.image)}
                  sizes="(max-width: 900px) 86vw, 50vw"
                  src={feature.image}
                  alt=""
                  width={690}
                  height={464}
                  loading="lazy"
                  decoding="async"
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
