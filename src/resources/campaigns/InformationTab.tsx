import { Fragment, type ReactNode } from 'react';
import { RichTextField, useTranslate } from 'react-admin';
import type { CampaignDetail, FileRef, PersonRef } from '../../domain/campaigns/types';
import { Section } from '../../ui/console/Section';
import { PictureStack } from '../../ui/plain/PictureStack';
import styles from './campaign.module.css';
import { Pictures } from './Pictures';

function Files({ files }: { files: FileRef[] }) {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.url} target="_blank" rel="noopener noreferrer">
            {file.file_name}
          </a>{' '}
          <span className={styles.size}>{Math.ceil(file.size / 1024)} KB</span>
        </li>
      ))}
    </ul>
  );
}

function people(persons: PersonRef[]): ReactNode {
  return (
    <div className={styles.line}>
      <PictureStack
        people={persons.map(({ id, fullname, avatar }) => ({ id, name: fullname, picture: avatar }))}
        max={5}
      />
      {persons.map((person) => person.fullname).join(', ')}
    </div>
  );
}

/** Everything else that was written about the campaign; parts that are empty or withheld are left out. */
export function InformationTab({ campaign }: { campaign: CampaignDetail }) {
  const translate = useTranslate();
  const part = (field: string, content: ReactNode) => (
    <Section title={translate(`campaigns.field.${field}`)}>{content}</Section>
  );
  const teams = ['supervisors', 'executives', 'internals'] as const;
  return (
    <>
      {part(
        'description',
        campaign.description ? (
          <RichTextField record={campaign} source="description" className={styles.text} />
        ) : (
          <p className={styles.text}>–</p>
        ),
      )}
      {campaign.keywords.length > 0 &&
        part(
          'keywords',
          <div className={styles.chips}>
            {campaign.keywords.map((word) => (
              <span key={word} className={styles.chip}>
                {word}
              </span>
            ))}
          </div>,
        )}
      {teams.map((team) => {
        const persons = campaign[team] ?? [];
        return persons.length > 0 && <Fragment key={team}>{part(team, people(persons))}</Fragment>;
      })}
      {(campaign.internal_docs ?? []).length > 0 &&
        part('internal_docs', <Files files={campaign.internal_docs ?? []} />)}
      {campaign.customer_docs.length > 0 && part('customer_docs', <Files files={campaign.customer_docs} />)}
      {campaign.liquidation_images.length > 0 &&
        part(
          'liquidation_images',
          <Pictures urls={campaign.liquidation_images} title={translate('campaigns.field.liquidation_images')} />,
        )}
    </>
  );
}
