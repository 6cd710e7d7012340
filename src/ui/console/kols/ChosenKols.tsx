import CloseIcon from '@mui/icons-material/Close';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { CartEntry } from '../../../domain/cart/entries';
import { IconButton } from '../../plain/IconButton';
import styles from './choose.module.css';
import { KolWho } from './KolWho';

interface ChosenKolsProps {
  chosen: readonly CartEntry[];
  /** Who was taken out last, and how many SOWs went along. */
  removed: { name: string; sows: number } | null;
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
  onUndo: () => void;
}

/** The chosen KOLs in their order; whoever was taken out last comes back with everything entered for them. */
export function ChosenKols({ chosen, removed, onMove, onRemove, onUndo }: ChosenKolsProps) {
  const translate = useTranslate();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with its row.
    if (removed) undo.current?.focus();
  }, [removed]);
  return (
    <>
      {chosen.length === 0 && <p className={styles.none}>{translate('kolChoice.none')}</p>}
      <ol className={styles.chosen} aria-label={translate('kolChoice.chosen')}>
        {chosen.map((kol, index) => (
          <li key={kol.id}>
            <span className={styles.place}>{index + 1}</span>
            <KolWho kol={kol} />
            <IconButton
              label={translate('kolChoice.up', { name: kol.stage_name })}
              disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            >
              <UpIcon sx={{ fontSize: 18 }} />
            </IconButton>
            <IconButton
              label={translate('kolChoice.down', { name: kol.stage_name })}
              disabled={index === chosen.length - 1}
              onClick={() => onMove(index, index + 1)}
            >
              <DownIcon sx={{ fontSize: 18 }} />
            </IconButton>
            <IconButton label={translate('kolChoice.remove', { name: kol.stage_name })} onClick={() => onRemove(index)}>
              <CloseIcon sx={{ fontSize: 16 }} />
            </IconButton>
          </li>
        ))}
      </ol>
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            {translate(removed.sows > 0 ? 'kolChoice.removed_with_sows' : 'kolChoice.removed', {
              name: removed.name,
              total: removed.sows,
            })}
            <Button ref={undo} onClick={onUndo}>
              {translate('cart.undo')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
