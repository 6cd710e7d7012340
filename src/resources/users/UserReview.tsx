import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDay } from '../../domain/format';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { RoleBadge } from '../../ui/console/record/RoleBadge';
import { Section } from '../../ui/console/record/Section';
import { useOptions } from '../../ui/console/useOptions';
import { useRoles } from '../../ui/console/useRoles';
import { UserState } from './UserState';
import type { UserForm } from './userForm';

const nameOf = ({ name }: RaRecord & { name: string }) => name;

/** What is entered so far, by name; also the summary beside every step. */
export function UserFacts() {
  const translate = useTranslate();
  const values = useWatch() as UserForm;
  const role = useRoles().find(({ id }) => id === values.roles);
  const department = useOptions('departments', nameOf).find(({ value }) => value === values.department_id);
  const studio = useOptions('studios', nameOf, {
    filter: { department_id: values.department_id },
    enabled: values.department_id !== '',
  }).find(({ value }) => value === values.studio_id);
  const links = { staff: [], customer: values.customer_ids, brand: values.brand_ids, kol: values.kol_id, '': [] }[
    values.type
  ];
  const field = (name: string) => translate(`users.field.${name}`);
  return (
    <Facts>
      <Fact label={field('fullname')}>{values.fullname}</Fact>
      <Fact label={field('code')}>{values.code}</Fact>
      <Fact label={field('email')}>{values.email}</Fact>
      <Fact label={field('phone')}>{values.phone}</Fact>
      {values.position && <Fact label={field('position')}>{values.position}</Fact>}
      {values.gender && <Fact label={field('gender')}>{translate(`users.gender.${values.gender}`)}</Fact>}
      {values.birthday && <Fact label={field('birthday')}>{formatDay(values.birthday)}</Fact>}
      {values.address && <Fact label={field('address')}>{values.address}</Fact>}
      <Fact label={translate('users.type.label')}>{values.type && translate(`users.type.${values.type}`)}</Fact>
      <Fact label={translate('users.role')}>{role && <RoleBadge role={role} />}</Fact>
      {values.type === 'staff' && (
        <>
          <Fact label={translate('common.department')}>{department?.label}</Fact>
          <Fact label={translate('common.studio')}>{studio?.label}</Fact>
        </>
      )}
      {links.length > 0 && (
        <Fact label={translate('users.represents')}>{links.map(({ name }) => name).join(', ')}</Fact>
      )}
    </Facts>
  );
}

/** The last look before the user is added; its state is always active (spec 1 §4 Wizards). */
export function UserReview() {
  const translate = useTranslate();
  return (
    <Section title={translate('users.step.review')} description={translate('users.review_help')}>
      <UserFacts />
      <Facts>
        <Fact label={translate('common.state')}>
          <UserState active />
        </Fact>
      </Facts>
    </Section>
  );
}
