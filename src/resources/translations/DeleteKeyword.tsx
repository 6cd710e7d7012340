import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import type { Keyword } from '../../domain/translations/types';
import { forgetOverlays } from '../../providers/catalogue';
import { request } from '../../providers/http';
import { errorText } from '../../ui/console/state/errorText';

/** Deletes a keyword of one's own with its words; those of the product have no such button. */
export function DeleteKeyword({ keyword: { id, key }, onDeleted }: { keyword: Keyword; onDeleted: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);

  const remove = async () => {
    setAsking(false);
    try {
      await request('keywordDelete', { params: { id } });
      notify(translate('translations.deleted', { key }), { type: 'success' });
      forgetOverlays();
      onDeleted();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    }
  };

  return (
    <>
      <IconButton size="small" aria-label={translate('translations.delete', { key })} onClick={() => setAsking(true)}>
        <DeleteIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <Confirm
        isOpen={asking}
        confirmColor="warning"
        title={translate('translations.delete_title', { key })}
        content={translate('translations.delete_confirm')}
        confirm={translate('ra.action.delete')}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
