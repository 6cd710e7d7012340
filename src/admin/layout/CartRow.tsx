import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CartEntry } from '../../domain/cart/entries';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { Picture } from '../../ui/plain/Picture';
import styles from './Cart.module.css';

interface CartRowProps {
  entry: CartEntry;
  onOpen: () => void;
  onRemove: () => void;
}

/** One chosen KOL: leads to its page, and out of the cart. */
export function CartRow({ entry, onOpen, onRemove }: CartRowProps) {
  const translate = useTranslate();
  const access = useAccess();
  const label = translate('cart.remove', { name: entry.stage_name });
  const who = (
    <>
      <Picture src={entry.avatar} name={entry.stage_name} width={32} shape="circle" />
      <span className={styles.words}>
        <strong>{entry.stage_name}</strong>
        <span>{entry.code}</span>
      </span>
    </>
  );
  return (
    <li className={styles.row}>
      {mayOpen('kolView', access) ? (
        <Link to={pathTo('kolView', { id: entry.id })} className={styles.who} title={entry.stage_name} onClick={onOpen}>
          {who}
        </Link>
      ) : (
        <span className={styles.who} title={entry.stage_name}>
          {who}
        </span>
      )}
      <IconButton aria-label={label} title={label} onClick={onRemove}>
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </li>
  );
}
