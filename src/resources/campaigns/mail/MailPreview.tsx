import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { debounceMs } from '../../../domain/limits';
import type { MailPreview as Preview } from '../../../domain/reportMails/types';
import type { ApiError } from '../../../providers/http';
import { useApi } from '../../../ui/console/data/useApi';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { styleNonce } from '../../../ui/plain/styleNonce';
import styles from './mail.module.css';
import { useMailWords } from './useMailWords';

/** The mail as its first receiver will see it, drawn anew when the form around it is at rest. */
export function MailPreview({ campaignId }: { campaignId: string }) {
  const translate = useMailWords();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.preview} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{translate('reportMails.preview.title')}</summary>
      {open && <Shown campaignId={campaignId} />}
    </details>
  );
}

function Shown({ campaignId }: { campaignId: string }) {
  const translate = useMailWords();
  const api = useApi();
  const place = useRef<HTMLDivElement>(null);
  // What was asked for opens below the drawer's edge.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [subject, message, attach, recipients] = useWatch({ name: ['subject', 'message', 'attach', 'recipients'] });
  const letter = useSettled({ subject, message, attach, ...(recipients?.length > 0 && { recipients }) });
  const asked = { params: { id: campaignId }, body: letter };
  const { data, error, refetch } = useQuery<Preview, ApiError>({
    queryKey: ['endpoint', 'campaignEmailPreview', asked],
    queryFn: async ({ signal }) => (await api.campaignEmailPreview<Preview>({ ...asked, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div ref={place} className={styles.letter} aria-busy={!data}>
      <p className={styles.subject}>{data?.subject || translate('reportMails.preview.no_subject')}</p>
      {data?.file_name && (
        <p className={styles.file}>{translate('reportMails.preview.file', { name: data.file_name })}</p>
      )}
      <iframe title={translate('reportMails.preview.title')} sandbox="" srcDoc={harmless(data?.html ?? '')} />
    </div>
  );
}

/**
 * Nothing runs in the frame, and it opens no window: so links that ask for one lead nowhere. The style attributes of the
 * letter, which is of our own making, become a style element: the policy of this page counts there too.
 */
function harmless(html: string): string {
  const rules: string[] = [];
  const body = html.replace(/ style="([^"]*)"/g, (_, rule: string) => {
    const name = `s${rules.length}`;
    rules.push(`.${name}{${rule}}`);
    return ` class="${name}"`;
  });
  const head = `<head><base target="_blank"><style nonce="${styleNonce()}">${rules.join('')}</style>`;
  return body.replace('<head>', () => head);
}

/** What something is once it has not changed for a moment. */
function useSettled<T extends object>(value: T): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as T;
}
