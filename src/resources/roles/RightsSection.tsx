import { useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormState } from 'react-hook-form';
import type { Grant } from '../../domain/access';
import { afterChange } from '../../domain/roles/needs';
import type { RoleDetail } from '../../domain/roles/types';
import { useKnownField } from '../../ui/console/form/knownFields';
import { Section } from '../../ui/console/record/Section';
import { AskBox } from './AskBox';
import { RightsDiff } from './RightsDiff';
import { type MatrixHandle, RightsMatrix } from './RightsMatrix';
import { differenceOf, differenceWords, rightsWords } from './rights';
import styles from './roles.module.css';

interface RightsSectionProps {
  role: RoleDetail;
  disabled: boolean;
}

/** What went along with the rights last ticked or cleared. */
interface Along {
  chosen: readonly Grant[];
  others: readonly Grant[];
  allowed: boolean;
}

/** The role's rights: a question answered, the matrix, and what saving would change. */
export function RightsSection({ role, disabled }: RightsSectionProps) {
  const translate = useTranslate();
  const matrix = useRef<MatrixHandle>(null);
  const { field } = useController({ name: 'permissions' });
  const { defaultValues } = useFormState();
  const stored = useMemo(() => new Set<Grant>(defaultValues?.permissions), [defaultValues]);
  const rights = useMemo(() => new Set<Grant>(field.value), [field.value]);
  useKnownField('permissions', translate('roleRights.rights'), (value) =>
    differenceWords(differenceOf(stored, new Set(value as Grant[])), translate),
  );
  const [along, setAlong] = useState<Along | null>(null);
  const difference = differenceOf(stored, rights);
  const isChanged = difference.added.length + difference.removed.length > 0;
  const change = (grants: readonly Grant[], allowed: boolean) => {
    const next = afterChange(rights, grants, allowed);
    const { added, removed } = differenceOf(rights, new Set(next));
    const others = [...added, ...removed].filter((grant) => !grants.includes(grant));
    setAlong(others.length > 0 ? { chosen: grants, others, allowed } : null);
    field.onChange(next);
  };
  return (
    <>
      <Section
        title={translate('roleRights.rights')}
        description={translate(disabled ? 'roleRights.admin_all' : 'roleRights.rights_help')}
      >
        <AskBox roles={[{ name: role.name_display, rights }]} onFind={(grant) => matrix.current?.find(grant)} />
        <RightsMatrix rights={rights} before={stored} onChange={disabled ? undefined : change} handle={matrix} />
        <p role="status" className={styles.along}>
          {along &&
            translate(along.allowed ? 'roleRights.along_added' : 'roleRights.along_removed', {
              right: rightsWords(along.chosen, translate),
              rights: rightsWords(along.others, translate),
            })}
        </p>
      </Section>
      {isChanged && (
        <Section title={translate('roleRights.diff')} description={translate('roleRights.diff_help')}>
          <RightsDiff {...difference} />
        </Section>
      )}
    </>
  );
}
