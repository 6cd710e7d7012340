import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import type { NewCampaign } from './newCampaign';
import styles from './parts.module.css';

interface DraftChoiceProps {
  draft: { values: NewCampaign; saved: number };
  onGoOn: () => void;
  onStartOver: () => void;
}

/** Before anything else: go on with what was entered, or begin anew. */
export function DraftChoice({ draft, onGoOn, onStartOver }: DraftChoiceProps) {
  const translate = useTranslate();
  const { name, kols } = draft.values;
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.campaign_create')} />
      <section className={styles.choice} aria-labelledby="draft-title">
        <h2 id="draft-title">{name || translate('campaignForm.unnamed')}</h2>
        <p>
          {translate('wizard.draft_of', { at: formatInstant(new Date(draft.saved)) })}{' '}
          {translate('campaignForm.draft_kols', { total: kols.length })}
        </p>
        <div>
          <Button variant="contained" onClick={onGoOn} autoFocus>
            {translate('wizard.go_on')}
          </Button>
          <Button variant="outlined" onClick={onStartOver}>
            {translate('wizard.start_over')}
          </Button>
        </div>
      </section>
    </div>
  );
}
