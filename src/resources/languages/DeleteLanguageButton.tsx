import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../domain/languages/types';
import { pathTo } from '../../domain/routes';
import { forgetOverlays } from '../../providers/catalogue';
import { request } from '../../providers/http';
import { loadLanguages } from '../../providers/languages';
import { AskFirst } from '../../ui/console/AskFirst';

/** Deletes a language with its translations; says that it can't be taken back. */
export function DeleteLanguageButton({ language }: { language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const name = language.language;

  const remove = async () => {
    await request('languageDelete', { params: { id: language.id } });
    notify(translate('languages.deleted', { name }), { type: 'success' });
    await navigate(pathTo('languages'));
    forgetOverlays();
    void loadLanguages();
    refresh();
  };

  return (
    <AskFirst
      warns
      title={translate('languages.delete_title', { name })}
      content={translate('languages.delete_confirm')}
      confirm={translate('ra.action.delete')}
      act={remove}
    >
      {(ask) => (
        <Button variant="outlined" startIcon={<DeleteIcon />} onClick={ask}>
          {translate('ra.action.delete')}
        </Button>
      )}
    </AskFirst>
  );
}
