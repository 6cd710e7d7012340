import { useTranslate } from 'react-admin';
import type { HashtagCategory } from '../../../domain/hashtags/types';
import { useRead } from '../../../ui/console/data/useRead';
import { PickField } from '../../../ui/console/form/PickField';
import { SelectField } from '../../../ui/console/form/SelectField';

/** No category; of several hashtags what is left empty stays as it is. */
export const none = 'none';

/** The category and brands of hashtags; of several at once what is not chosen stays. */
export function ClassifyInputs({ isMany = false }: { isMany?: boolean }) {
  const translate = useTranslate();
  const { data: categories = [] } = useRead<HashtagCategory[]>('hashtagCategories');
  const word = (name: string) => translate(`hashtags.classify.${name}`);
  return (
    <>
      <SelectField
        source="category"
        label={translate('hashtags.category')}
        help={isMany ? word('category_help') : undefined}
        optional
        options={[
          ...(isMany ? [{ value: none, label: word('no_category') }] : []),
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <PickField<{ id: string; name: string }>
        source="brands"
        label={translate('hashtags.brands')}
        help={isMany ? word('brands_help') : undefined}
        resource="brands"
        nameOf={({ name }) => name}
        many
        optional
      />
    </>
  );
}
