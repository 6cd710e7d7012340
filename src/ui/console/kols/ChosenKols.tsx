import CloseIcon from '@mui/icons-material/Close';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { CartEntry } from '../../../domain/cart/entries';
import { totalFollowers } from '../../../domain/kols/followers';
import type { KolListItem } from '../../../domain/kols/types';
import { Compact } from '../../plain/Figure';
import { IconButton } from '../../plain/IconButton';
import { Picture } from '../../plain/Picture';
import styles from './choose.module.css';
import { OverlapLine } from './OverlapLine';
import { PriceRange } from './PriceRange';
import type { Overlaps } from './useOverlaps';

interface ChosenKolsProps {
  chosen: readonly CartEntry[];
  /** What lists know of a KOL. */
  figuresOf: (id: string) => KolListItem | undefined;
  overlaps: Overlaps;
  seesPrices: boolean;
  /** Who was taken out last, and how many SOWs went along. */
  removed: { name: string; sows: number; takesFocus: boolean } | null;
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
  onUndo: () => void;
}

/** The chosen KOLs in their order; whoever was taken out last comes back with everything entered for them. */
export function ChosenKols(props: ChosenKolsProps) {
  const { chosen, figuresOf, overlaps, seesPrices, removed, onMove, onRemove, onUndo } = props;
  const translate = useTranslate();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with its row.
    if (removed?.takesFocus) undo.current?.focus();
  }, [removed]);
  return (
    <>
      {chosen.length === 0 && <p className={styles.none}>{translate('kolChoice.none')}</p>}
      <ol className={styles.chosen} aria-label={translate('kolChoice.chosen')}>
        {chosen.map((kol, index) => (
          <li key={kol.id}>
            <span className={styles.place}>{index + 1}</span>
            <span className={styles.one} title={kol.code}>
              <Picture src={kol.avatar} name={kol.stage_name} width={28} shape="circle" />
              <span>
                <strong title={kol.stage_name}>{kol.stage_name}</strong>
                <Facts kol={figuresOf(kol.id)} seesPrices={seesPrices} />
              </span>
            </span>
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
            <span className={styles.beneath}>
              <OverlapLine overlaps={overlaps.get(kol.id)} />
            </span>
          </li>
        ))}
      </ol>
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            {translate(removed.sows > 0 ? 'kolChoice.removed_with_sows' : 'kolChoice.removed', {
              name: removed.name,
              count: removed.sows,
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

function Facts({ kol, seesPrices }: { kol: KolListItem | undefined; seesPrices: boolean }) {
  return (
    <span className={styles.facts}>
      <Compact value={kol && totalFollowers(kol.socials)} />
      {seesPrices && kol && (
        <>
          {' · '}
          <PriceRange from={kol.booking_price_from} to={kol.booking_price_to} />
        </>
      )}
    </span>
  );
}
