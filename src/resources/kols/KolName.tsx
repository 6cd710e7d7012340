import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { useTranslate } from 'react-admin';
import type { KolListItem } from '../../domain/kols/types';
import { NameCell } from '../../ui/console/record/NameCell';
import styles from './kols.module.css';

/** Portrait, stage name, code, and the partner mark. */
export function KolName({ kol }: { kol: KolListItem }) {
  const translate = useTranslate();
  return (
    <span className={styles.name}>
      <NameCell picture={kol.avatar} name={kol.stage_name} code={kol.code} shape="circle" />
      {kol.the_talent_partner && (
        <VerifiedIcon className={styles.partner} titleAccess={translate('kols.partner_hint')} />
      )}
    </span>
  );
}
