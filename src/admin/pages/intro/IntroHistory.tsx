import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import type { IntroPage, IntroVersion } from '../../../domain/introPage/types';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import styles from './intro.module.css';

interface IntroHistoryProps {
  page: IntroPage;
  onClose: () => void;
}

/** What was published in a language, newest first; each can be published again. */
export function IntroHistory({ page, onClose }: IntroHistoryProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data, error, refetch } = useRead<IntroVersion[]>('introVersions', { query: { lang: page.lang, size: 50 } });
  const [restore] = useVerb<IntroPage>('introVersionRestore');
  const restoring = async (version: IntroVersion) => {
    await restore({ params: { id: version.id }, body: { version: page.draft?.version } });
    notify('introPage.restored', { type: 'success' });
    onClose();
  };
  return (
    <DialogFrame
      title={translate('introPage.history.title')}
      size="sm"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      }
    >
      {Boolean(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{translate('introPage.history.empty')}</p>}
      <ul className={styles.versions} aria-busy={!data && !error}>
        {data?.map((version) => (
          <li key={version.id}>
            <span>
              {formatInstant(version.created_at)}
              <span className={styles.names}>{version.created_by?.fullname}</span>
            </span>
            {version.shown ? (
              <strong>{translate('introPage.history.shown')}</strong>
            ) : (
              <AskFirst
                title={translate('introPage.history.ask')}
                content={translate('introPage.history.ask_hint')}
                confirm={translate('introPage.history.restore')}
                act={() => restoring(version)}
              >
                {(ask) => (
                  <Button
                    variant="outlined"
                    size="small"
                    aria-label={translate('introPage.history.restore_of', { at: formatInstant(version.created_at) })}
                    onClick={ask}
                  >
                    {translate('introPage.history.restore')}
                  </Button>
                )}
              </AskFirst>
            )}
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
