import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { KolListItem } from '../../../domain/kols/types';
import { StatusChip } from '../record/StatusChip';

interface TakeButtonProps {
  kol: KolListItem;
  isChosen: boolean;
  onToggle: () => void;
}

/** A new KOL that nobody has approved cannot be booked. */
const isBookable = ({ status, pending_edit }: KolListItem) => status !== 'pending' || pending_edit === true;

/** Chooses a KOL, or takes it out again; of one that cannot be chosen it says why. */
export function TakeButton({ kol, isChosen, onToggle }: TakeButtonProps) {
  const translate = useTranslate();
  if (!isBookable(kol) && !isChosen) return <StatusChip kind="record" status="pending" />;
  return (
    <Button
      size="small"
      variant={isChosen ? 'text' : 'outlined'}
      {...(isChosen && { color: 'success', startIcon: <CheckIcon />, 'data-chosen': true })}
      aria-label={translate(isChosen ? 'kolChoice.is_chosen' : 'kolChoice.choose', { name: kol.stage_name })}
      onClick={onToggle}
    >
      {translate(isChosen ? 'kolChoice.is_chosen_short' : 'kolChoice.choose_short')}
    </Button>
  );
}
