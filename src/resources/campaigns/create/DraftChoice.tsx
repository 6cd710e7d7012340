import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import type { NewCampaign } from './newCampaign';
import styles from './parts.module.css';
import type { AskedFor } from './prefill';

interface DraftChoiceProps {
  draft: { values: NewCampaign; saved: number };
  /** What the address asks to begin with, where the draft is of another campaign. */
  asked: AskedFor | null;
  onGoOn: () => void;
  onStartOver: () => void;
}

/** Before anything else: go on with what was entered, or begin anew; what the address asks for comes before another draft. */
export function DraftChoice({ draft, asked, onGoOn, onStartOver }: DraftChoiceProps) {
  const translate = useTranslate();
  const { name, kols } = draft.values;
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.campaign_create')} />
      <section className={styles.choice} aria-labelledby="draft-title">
        <h2 id="draft-title">{name || translate('campaignForm.unnamed')}</h2>
        <p>
          {translate('wizard.draft_of', { at: formatInstant(new Date(draft.saved)) })}{' '}
          {translate('campaignForm.draft_kols', { count: kols.length })}
        </p>
        {asked && <p>{translate(`campaignForm.other_draft.${asked.by}`, { name: asked.name })}</p>}
        <div>
          {asked && (
            <Button variant="contained" onClick={onStartOver} autoFocus>
              {translate(`campaignForm.other_draft.begin_${asked.by}`)}
            </Button>
          )}
          <Button variant={asked ? 'outlined' : 'contained'} onClick={onGoOn} autoFocus={!asked}>
            {translate('wizard.go_on')}
          </Button>
          {!asked && (
            <Button variant="outlined" onClick={onStartOver}>
              {translate('wizard.start_over')}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}
