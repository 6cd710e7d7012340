import { useTranslate } from 'react-admin';
import type { RequestDetail } from '../../domain/requests/types';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { FileLinks } from '../../ui/console/record/FileLinks';
import { Section } from '../../ui/console/record/Section';
import { Period } from '../../ui/plain/Day';
import { Money } from '../../ui/plain/Figure';
import styles from './requests.module.css';

/** What is asked for, in the words of who asks, with the documents that came along. */
export function RequestInformation({ request }: { request: RequestDetail }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`requests.field.${field}`);
  const { request_start_date, request_end_date, request_budget, request_description, data_files } = request;
  return (
    <>
      <Section title={translate('requests.section.campaign')}>
        <Facts>
          <Fact label={label('period')}>
            <Period from={request_start_date} to={request_end_date} />
          </Fact>
          <Fact label={label('request_budget')}>
            <Money value={request_budget} />
          </Fact>
        </Facts>
      </Section>
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
