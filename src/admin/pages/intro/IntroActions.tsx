import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { IntroPage } from '../../../domain/introPage/types';
import { hasUnsaved } from '../../../providers/unsaved';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useVerb } from '../../../ui/console/data/useVerb';
import { LateCode, late } from '../../../ui/plain/late';

const IntroHistory = late(() => import('./IntroHistory').then((module) => ({ default: module.IntroHistory })));

/** What is done with the draft as it was saved: published, replaced by what was published before. */
export function IntroActions({ page }: { page: IntroPage }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [save] = useVerb<IntroPage>('introPageSave');
  const { lang, content, draft } = page;
  const publish = async () => {
    await save({ body: { lang, content, version: draft?.version, publish: true } });
    notify('introPage.published', { type: 'success' });
  };
  /** What was entered and not saved is in none of them. */
  const unlessUnsaved = (go: () => void) => () =>
    hasUnsaved() ? notify('introPage.save_first', { type: 'warning' }) : go();
  return (
    <>
      <Button variant="outlined" onClick={unlessUnsaved(() => setOpen(true))}>
        {translate('introPage.history.title')}
      </Button>
      <AskFirst
        title={translate('introPage.publish.ask')}
        content={translate('introPage.publish.hint')}
        confirm={translate('introPage.publish.action')}
        act={publish}
      >
        {(ask) => (
          <Button variant="outlined" disabled={!draft?.unpublished} onClick={unlessUnsaved(ask)}>
            {translate('introPage.publish.action')}
          </Button>
        )}
      </AskFirst>
      <LateCode>{open && <IntroHistory page={page} onClose={() => setOpen(false)} />}</LateCode>
    </>
  );
}
