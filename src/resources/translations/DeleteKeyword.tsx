import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { useNotify, useTranslate } from 'react-admin';
import type { Keyword } from '../../domain/translations/types';
import { AskFirst } from '../../ui/console/AskFirst';
import { useRemove } from '../../ui/console/data/useRemove';

interface DeleteKeywordProps {
  keyword: Keyword;
  onDeleted: () => void;
}

/** Deletes a keyword of one's own with its words; those of the product have no such button. */
export function DeleteKeyword({ keyword: { id, key }, onDeleted }: DeleteKeywordProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useRemove('translations');

  const act = async () => {
    await remove(id);
    notify(translate('translations.deleted', { key }), { type: 'success' });
    onDeleted();
  };

  return (
    <AskFirst
      final
      title={translate('translations.delete_title', { key })}
      content={translate('translations.delete_confirm')}
      confirm={translate('ra.action.delete')}
      act={act}
    >
      {(ask) => (
        <IconButton size="small" aria-label={translate('translations.delete', { key })} onClick={ask}>
          <DeleteIcon sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </AskFirst>
  );
}
