import StarBorderIcon from '@mui/icons-material/StarBorderRounded';
import StarIcon from '@mui/icons-material/StarRounded';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { KolListItem } from '../../domain/kols/types';
import { request } from '../../providers/http';
import { getAccessMap } from '../../providers/session';
import { errorText } from '../../ui/console/state/errorText';
import { IconButton } from '../../ui/plain/IconButton';
import styles from './kolList.module.css';

/** Marks a KOL as featured, or no longer; for others a sign that it is. A click counts once the one before is done. */
export function LikeButton({ kol }: { kol: KolListItem }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { refetch } = useListContext<KolListItem>();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const shown = wanted ?? kol.outstanding;

  if (!can(getAccessMap(), 'kol_management', 'u_outstanding')) {
    return shown ? <StarIcon className={styles.star} titleAccess={translate('kolList.outstanding')} /> : null;
  }
  const toggle = async () => {
    if (wanted !== null) return;
    setWanted(!kol.outstanding);
    try {
      await request('kolLike', { params: { id: kol.id }, body: { outstanding: !kol.outstanding } });
      await refetch();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    } finally {
      setWanted(null);
    }
  };
  return (
    <IconButton label={translate('kolList.like')} aria-pressed={shown} aria-disabled={wanted !== null} onClick={toggle}>
      {shown ? <StarIcon className={styles.star} /> : <StarBorderIcon />}
    </IconButton>
  );
}
