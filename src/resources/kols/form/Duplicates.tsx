import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDay } from '../../../domain/format';
import type { LikelyDuplicate } from '../../../domain/kols/types';
import { mayOpen } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import { Notice } from '../../../ui/console/approval/Notice';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { usePath } from '../../../ui/console/usePath';
import { Picture } from '../../../ui/plain/Picture';
import styles from './form.module.css';
import { useDuplicates } from './useDuplicates';

const help = {
  saving: { certain: 'kolForm.duplicates.same_account', likely: 'kolForm.duplicates.help' },
  approving: { certain: 'kolForm.duplicates.same_account_approve', likely: 'kolForm.duplicates.help_approve' },
};

interface DuplicatesProps {
  /** The KOL's own id, where it is stored. */
  id?: string;
}

/** KOLs the one being filled in might be already. */
export function Duplicates({ id }: DuplicatesProps) {
  return <LikelyDuplicates values={useWatch()} id={id} before="saving" />;
}

interface LikelyDuplicatesProps {
  /** Of a form or of an answer. */
  values: object;
  id: string | undefined;
  /** What it is looked at before. */
  before: 'saving' | 'approving';
}

/** KOLs the one with these values might be already, each with the reason to think so; opened beside the page. */
export function LikelyDuplicates({ values, id, before }: LikelyDuplicatesProps) {
  const translate = useTranslate();
  const { found, failed } = useDuplicates({ ...values }, id);
  if (failed) return <Notice tone="info" title={translate('kolForm.duplicates.unknown')} />;
  if (found.length === 0) return null;
  const isCertain = found.some(({ why }) => why.includes('social'));
  return (
    <Notice
      tone={isCertain ? 'bad' : 'warn'}
      title={translate('kolForm.duplicates.title', { total: found.length })}
      text={translate(help[before][isCertain ? 'certain' : 'likely'])}
    >
      <ul className={styles.likely}>
        {found.map((duplicate) => (
          <Likely key={duplicate.kol.id} duplicate={duplicate} />
        ))}
      </ul>
    </Notice>
  );
}

function Likely({ duplicate: { kol, why } }: { duplicate: LikelyDuplicate }) {
  const translate = useTranslate();
  const { href } = usePath();
  const access = useAccess();
  const details = [kol.code, kol.fullname, kol.birthdate && formatDay(kol.birthdate)].filter(Boolean).join(' · ');
  return (
    <li>
      <Picture src={kol.avatar} name={kol.stage_name} width={32} shape="circle" />
      <span>
        {mayOpen('kolView', access) ? (
          // Beside the form, which would be lost in this tab.
          <a className={styles.open} href={href('kolView', { id: kol.id })} target="_blank" rel="noopener">
            {kol.stage_name}
          </a>
        ) : (
          <strong>{kol.stage_name}</strong>
        )}
        <small>{details}</small>
        <small>{why.map((sign) => translate(`kolForm.duplicates.sign.${sign}`)).join(' · ')}</small>
      </span>
      <StatusChip kind="record" status={kol.status} />
    </li>
  );
}
