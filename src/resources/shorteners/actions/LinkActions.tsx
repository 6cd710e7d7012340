import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { can } from '../../../domain/access';
import { pathTo } from '../../../domain/routes';
import type { Shortener } from '../../../domain/shorteners/types';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useVerb } from '../../../ui/console/data/useVerb';
import { SummaryActions } from '../../../ui/console/record/DetailLayout';
import { useNotifyUndo } from '../../../ui/console/useNotifyUndo';
import styles from '../shorteners.module.css';

/** Change, switch off or on, delete: what the rights allow. */
export function LinkActions({ link, onEdit }: { link: Shortener; onEdit: () => void }) {
  const translate = useTranslate();
  const access = useAccess();
  return (
    <SummaryActions>
      <div className={styles.actions}>
        {can(access, 'shortener_management', 'u') && (
          <>
            <Button size="small" variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
              {translate('ra.action.edit')}
            </Button>
            <SwitchLink link={link} />
          </>
        )}
        {can(access, 'shortener_management', 'd') && <DeleteLink link={link} />}
      </div>
    </SummaryActions>
  );
}

function SwitchLink({ link }: { link: Shortener }) {
  const translate = useTranslate();
  const notifyUndo = useNotifyUndo();
  const [update] = useVerb<Shortener>('shortenerUpdate');
  const way = link.active ? 'off' : 'on';
  const turn = (active: boolean, { id, version }: Shortener) => update({ params: { id }, body: { active, version } });
  return (
    <AskFirst
      title={translate(`shorteners.switch_${way}.title`)}
      content={translate(`shorteners.switch_${way}.content`)}
      confirm={translate(`shorteners.switch_${way}.action`)}
      act={async () => {
        const turned = await turn(!link.active, link);
        notifyUndo(translate(`shorteners.switch_${way}.done`), async () => {
          await turn(link.active, turned);
          return translate(`shorteners.switch_${link.active ? 'on' : 'off'}.done`);
        });
      }}
    >
      {(ask) => (
        <Button size="small" variant="outlined" onClick={ask}>
          {translate(`shorteners.switch_${way}.action`)}
        </Button>
      )}
    </AskFirst>
  );
}

function DeleteLink({ link }: { link: Shortener }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [remove] = useVerb('shortenerDelete');
  return (
    <AskFirst
      title={translate('shorteners.remove.title')}
      content={translate('shorteners.remove.content', { clicks: link.total_click })}
      confirm={translate('ra.action.delete')}
      final
      act={async () => {
        await remove({ params: { id: link.id } });
        notify('shorteners.remove.done', { type: 'success' });
        navigate(pathTo('shorteners'));
      }}
    >
      {(ask) => (
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={ask}>
          {translate('ra.action.delete')}
        </Button>
      )}
    </AskFirst>
  );
}
