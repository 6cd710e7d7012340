import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../domain/languages/types';
import { pathTo } from '../../domain/routes';
import { forgetOverlays } from '../../providers/catalogue';
import { request } from '../../providers/http';
import { loadLanguages } from '../../providers/languages';
import { errorText } from '../../ui/console/state/errorText';

/** Deletes a language with its translations; says that it can't be taken back. */
export function DeleteLanguageButton({ language }: { language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const name = language.language;

  const remove = async () => {
    setAsking(false);
    try {
      await request('languageDelete', { params: { id: language.id } });
      notify(translate('languages.deleted', { name }), { type: 'success' });
      await navigate(pathTo('languages'));
      forgetOverlays();
      void loadLanguages();
      refresh();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    }
  };

  return (
    <>
      <Button variant="outlined" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        confirmColor="warning"
        title={translate('languages.delete_title', { name })}
        content={translate('languages.delete_confirm')}
        confirm={translate('ra.action.delete')}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
