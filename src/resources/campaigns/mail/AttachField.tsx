import { mailAttachments } from '../../../domain/reportMails/values';
import { ChoiceField } from '../../../ui/console/form/ChoiceField';
import styles from './mail.module.css';
import { useMailWords } from './useMailWords';

/** What comes along with a mail, each with a line on what it does. */
export function AttachField() {
  const translate = useMailWords();
  return (
    <div className={styles.attach}>
      <ChoiceField
        source="attach"
        label={translate('reportMails.attach.label')}
        options={mailAttachments.map((value) => ({
          value,
          label: translate(`reportMails.attach.${value}`),
          hint: translate(`reportMails.attach.${value}_hint`),
        }))}
      />
    </div>
  );
}
