import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../domain/languages/types';
import { pathTo } from '../../domain/routes';
import { AskFirst } from '../../ui/console/AskFirst';
import { useRemove } from '../../ui/console/data/useRemove';

/** Deletes a language with its translations; says that it can't be taken back. */
export function DeleteLanguageButton({ language }: { language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const name = language.language;

  const remove = useRemove('languages');

  const act = async () => {
    await remove(language.id);
    notify(translate('languages.deleted', { name }), { type: 'success' });
    void navigate(pathTo('languages'));
  };

  return (
    <AskFirst
      final
      title={translate('languages.delete_title', { name })}
      content={translate('languages.delete_confirm')}
      confirm={translate('ra.action.delete')}
      act={act}
    >
      {(ask) => (
        <Button variant="outlined" startIcon={<DeleteIcon />} onClick={ask}>
          {translate('ra.action.delete')}
        </Button>
      )}
    </AskFirst>
  );
}
