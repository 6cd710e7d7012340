import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { useNotify, useTranslate } from 'react-admin';
import type { Keyword } from '../../domain/translations/types';
import { forgetOverlays } from '../../providers/catalogue';
import { request } from '../../providers/http';
import { AskFirst } from '../../ui/console/AskFirst';

/** Deletes a keyword of one's own with its words; those of the product have no such button. */
export function DeleteKeyword({ keyword: { id, key }, onDeleted }: { keyword: Keyword; onDeleted: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();

  const remove = async () => {
    await request('keywordDelete', { params: { id } });
    notify(translate('translations.deleted', { key }), { type: 'success' });
    forgetOverlays();
    onDeleted();
  };

  return (
    <AskFirst
      warns
      title={translate('translations.delete_title', { key })}
      content={translate('translations.delete_confirm')}
      confirm={translate('ra.action.delete')}
      act={remove}
    >
      {(ask) => (
        <IconButton size="small" aria-label={translate('translations.delete', { key })} onClick={ask}>
          <DeleteIcon sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </AskFirst>
  );
}
