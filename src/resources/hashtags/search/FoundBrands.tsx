import { useTranslate } from 'react-admin';
import type { HashtagBrand } from '../../../domain/hashtags/types';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { Section } from '../../../ui/console/record/Section';
import { Picture } from '../../../ui/plain/Picture';
import styles from '../hashtags.module.css';
import { Uses } from './Uses';

interface FoundBrandsProps {
  brands: readonly HashtagBrand[];
  total: number;
  onPosts: (brandId: string) => void;
}

/** The brands whose campaigns used the hashtags, and those whose own they are. */
export function FoundBrands({ brands, total, onPosts }: FoundBrandsProps) {
  const translate = useTranslate();
  if (brands.length === 0) return null;
  return (
    <Section
      title={translate('hashtags.search.brands_title', { count: total })}
      description={total > brands.length ? translate('hashtags.search.first', { shown: brands.length }) : undefined}
    >
      <ul className={styles.cards} aria-label={translate('hashtags.search.brands')}>
        {brands.map((brand) => (
          <li key={brand.id} className={styles.card}>
            <Picture src={brand.logo} name={brand.name} width={48} />
            <div className={styles.words}>
              <strong>
                <RecordLink page="brandView" id={brand.id}>
                  {brand.name}
                </RecordLink>
              </strong>
              <span className={styles.muted}>
                {brand.code}
                {brand.is_own && ` · ${translate('hashtags.search.own')}`}
              </span>
              <Uses of={brand} onPosts={() => onPosts(brand.id)} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
