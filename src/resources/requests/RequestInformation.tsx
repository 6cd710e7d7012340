import { useTranslate } from 'react-admin';
import type { RequestDetail } from '../../domain/requests/types';
import { FileLinks } from '../../ui/console/record/FileLinks';
import { Section } from '../../ui/console/record/Section';
import styles from './requests.module.css';

/** What is asked for, in the words of who asks, with the documents that came along. */
export function RequestInformation({ request }: { request: RequestDetail }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`requests.field.${field}`);
  const { request_description, data_files } = request;
  return (
    <>
      <Section title={label('request_description')}>
        <p className={styles.text}>{request_description}</p>
      </Section>
      <Section title={`${label('request_files')} (${data_files.length})`}>
        {data_files.length > 0 ? (
          <FileLinks files={data_files} />
        ) : (
          <p className={styles.none}>{translate('requests.no_files')}</p>
        )}
      </Section>
    </>
  );
}
