import StarBorderIcon from '@mui/icons-material/StarBorderRounded';
import StarIcon from '@mui/icons-material/StarRounded';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { KolListItem } from '../../domain/kols/types';
import { useAccess } from '../../ui/console/access/useAccess';
import { useVerb } from '../../ui/console/data/useVerb';
import { useNotifyFailure } from '../../ui/console/state/useNotifyFailure';
import { IconButton } from '../../ui/plain/IconButton';
import styles from './kolList.module.css';

/** Marks a KOL as featured, or no longer; for others a sign that it is. A click counts once the one before is done. */
export function LikeButton({ kol }: { kol: KolListItem }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const access = useAccess();
  const [like] = useVerb('kolLike');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [seen, setSeen] = useState(kol);
  const shown = wanted ?? kol.outstanding;
  // The list has been read anew.
  if (seen !== kol) {
    setSeen(kol);
    setWanted(null);
  }

  if (!can(access, 'kol_management', 'u_outstanding')) {
    return shown ? <StarIcon className={styles.star} titleAccess={translate('kolList.outstanding')} /> : null;
  }
  const toggle = async () => {
    if (wanted !== null) return;
    setWanted(!kol.outstanding);
    try {
      await like({ params: { id: kol.id }, body: { outstanding: !kol.outstanding } });
    } catch (error) {
      setWanted(null);
      notifyFailure(error);
    }
  };
  return (
    <IconButton label={translate('kolList.like')} aria-pressed={shown} aria-disabled={wanted !== null} onClick={toggle}>
      {shown ? <StarIcon className={styles.star} /> : <StarBorderIcon />}
    </IconButton>
  );
}
