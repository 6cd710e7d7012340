import Checkbox from '@mui/material/Checkbox';
import { type Identifier, useListContext, useTranslate } from 'react-admin';

/** Chooses a row of the list for what is done to many at once. */
export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': translate('approval.bulk.select', { name }) } }}
      sx={{ p: 1, ml: -1, mr: 1 }}
    />
  );
}
