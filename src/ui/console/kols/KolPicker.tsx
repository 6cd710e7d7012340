import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type Ref, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CartEntry } from '../../../domain/cart/entries';
import type { KolListItem } from '../../../domain/kols/types';
import { NetworkIcon } from '../../plain/NetworkIcon';
import formStyles from '../form/form.module.css';
import { useFound } from '../form/useFound';
import styles from './choose.module.css';
import { KolWho } from './KolWho';

interface KolPickerProps {
  searchRef: Ref<HTMLInputElement>;
  chosen: readonly CartEntry[];
  /** KOLs of the cart that are not chosen yet. */
  cart: readonly CartEntry[];
  onAdd: (entries: readonly CartEntry[]) => void;
}

const nameOf = ({ stage_name }: KolListItem) => stage_name;
/** A new KOL that nobody has approved cannot be booked. */
const isBookable = ({ status, pending_edit }: KolListItem) => status !== 'pending' || pending_edit === true;
const entryOf = ({ id, stage_name, avatar, code }: KolListItem): CartEntry => ({ id, stage_name, avatar, code });

/** KOLs to choose: those in the cart, and 20 found by name, accents aside (spec 2 §9). */
export function KolPicker({ searchRef, chosen, cart, onAdd }: KolPickerProps) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useFound<KolListItem>({ resource: 'kols', nameOf, searchSource: 'stage_name', isOpen: true });
  const found = search.records.filter((kol) => isBookable(kol) && !chosen.some((one) => one.id === kol.id));
  const isWaiting = search.isFetching && search.records.length === 0;
  return (
    <>
      {cart.length > 0 && (
        <div className={styles.cart}>
          <div className={styles.head}>
            <h3>{translate('kolChoice.cart', { total: cart.length })}</h3>
            <Button variant="outlined" onClick={() => onAdd(cart)}>
              {translate('kolChoice.add_all')}
            </Button>
          </div>
          <ul className={styles.found}>
            {cart.map((kol) => (
              <Choice key={kol.id} kol={kol} onAdd={() => onAdd([kol])} />
            ))}
          </ul>
        </div>
      )}
      <label htmlFor={id} className={formStyles.label}>
        {translate('kolChoice.search')}
      </label>
      <input
        ref={searchRef}
        id={id}
        type="search"
        autoComplete="off"
        className={formStyles.control}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          search.setTyped(target.value);
        }}
        onKeyDown={(event) => {
          // Enter searches, and does not go on to the next step.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul className={styles.found} aria-label={translate('kolChoice.found')} aria-busy={search.isFetching}>
        {found.map((kol) => (
          <Choice key={kol.id} kol={entryOf(kol)} networks={kol.socials} onAdd={() => onAdd([entryOf(kol)])} />
        ))}
        {isWaiting && [1, 2, 3].map((row) => <Skeleton key={row} height={44} />)}
      </ul>
      {!search.isFetching && found.length === 0 && (
        <p className={styles.none} role="status">
          {translate('common.nothing_found')}
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  kol: CartEntry;
  networks?: KolListItem['socials'];
  onAdd: () => void;
}

function Choice({ kol, networks = [], onAdd }: ChoiceProps) {
  const translate = useTranslate();
  const name = translate('kolChoice.choose', { name: kol.stage_name });
  return (
    <li>
      <KolWho kol={kol}>
        {[...new Set(networks.map(({ social_type }) => social_type))].map((network) => (
          <NetworkIcon key={network} network={network} size={12} />
        ))}
      </KolWho>
      <Button startIcon={<AddIcon />} aria-label={name} onClick={onAdd}>
        {translate('kolChoice.choose_short')}
      </Button>
    </li>
  );
}
