import { useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { allGrants, type Grant } from '../../domain/access';
import type { RoleDetail } from '../../domain/roles/types';
import { Section } from '../../ui/console/record/Section';
import { AskBox } from './AskBox';
import { RightsDiff } from './RightsDiff';
import { type MatrixHandle, RightsMatrix } from './RightsMatrix';
import { differenceOf } from './rights';

interface RightsSectionProps {
  role: RoleDetail;
  before: readonly Grant[];
  disabled: boolean;
}

/** The role's rights: a question answered, the matrix, and what saving would change. */
export function RightsSection({ role, before, disabled }: RightsSectionProps) {
  const translate = useTranslate();
  const matrix = useRef<MatrixHandle>(null);
  const { field } = useController({ name: 'permissions' });
  const rights = useMemo(() => new Set<Grant>(field.value), [field.value]);
  const stored = useMemo(() => new Set(before), [before]);
  const difference = differenceOf(stored, rights);
  const isChanged = difference.given.length + difference.taken.length > 0;
  const change = (grants: readonly Grant[], allowed: boolean) => {
    const next = new Set(rights);
    for (const grant of grants) {
      if (allowed) next.add(grant);
      else next.delete(grant);
    }
    field.onChange(allGrants.filter((grant) => next.has(grant)));
  };
  return (
    <>
      <Section
        title={translate('roles.rights')}
        description={translate(disabled ? 'roles.admin_all' : 'roles.rights_help')}
      >
        <AskBox roles={[{ name: role.name_display, rights }]} onFind={(grant) => matrix.current?.find(grant)} />
        <RightsMatrix rights={rights} before={stored} onChange={disabled ? undefined : change} handle={matrix} />
      </Section>
      {isChanged && (
        <Section title={translate('roles.diff')} description={translate('roles.diff_help')}>
          <RightsDiff {...difference} />
        </Section>
      )}
    </>
  );
}
