import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BrandDetail } from '../../../domain/brands/types';
import { useMayCall } from '../../../ui/console/access/useAccess';
import { useApi } from '../../../ui/console/data/useApi';
import { beginUpload } from '../../../ui/console/form/uploading';
import type { Picked } from '../../../ui/console/form/useFound';
import { storeFile } from '../../../ui/console/form/useUploads';
import { whole } from '../../../ui/console/record/whole';
import { drawCover } from './drawCover';

/** What was filled in, and from which brand: what differs from it has been chosen. */
interface Filled {
  brand: string;
  cover_image: string;
  keywords: string[];
}

/** Beside the fields of the campaign: it goes to no call. */
const place = 'from_brand';
const shownTags = 3;

/** Fills in what a campaign can take from its brand, until somebody chooses: a cover drawn from it, its tags as keywords. */
export function useFromBrand(): void {
  const api = useApi();
  const { getValues, resetField, setValue } = useFormContext();
  const [chosen]: Picked[] = useWatch({ name: 'brand_id' });
  const mayRead = useMayCall('brandDetail');
  const { data: brand } = useGetOne<BrandDetail>(
    'brands',
    { id: chosen?.id ?? '', meta: whole('brands') },
    { enabled: chosen !== undefined && mayRead, retry: false },
  );
  useEffect(() => {
    const before: Filled | undefined = getValues(place);
    if (!brand || before?.brand === brand.id) return;
    const filled: Filled = { brand: brand.id, cover_image: '', keywords: [] };
    setValue(place, filled);
    const keywords: string[] = getValues('keywords');
    if (keywords.length === 0 || String(keywords) === String(before?.keywords)) {
      filled.keywords = brand.hashtags?.slice(0, shownTags) ?? [];
      resetField('keywords', { defaultValue: filled.keywords });
    }
    const cover: string = getValues('cover_image');
    if (cover !== '' && cover !== before?.cover_image) return;
    const end = beginUpload();
    drawCover(brand)
      .then((file) => storeFile(api, 'picture', file))
      .then(({ url }) => {
        // Somebody may have chosen one meanwhile, or another brand.
        if (getValues('cover_image') !== cover || getValues(place).brand !== brand.id) return;
        setValue(place, { ...filled, cover_image: url });
        resetField('cover_image', { defaultValue: url });
      })
      // Without one the field stays empty, and says that it must be filled.
      .catch(() => undefined)
      .finally(end);
  }, [brand, api, getValues, resetField, setValue]);
}
