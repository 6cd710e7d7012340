import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { RepresentedType } from '../../domain/representatives/schema';
import { CheckField } from '../../ui/console/form/CheckField';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { RoleBadge } from '../../ui/console/record/RoleBadge';
import { Section } from '../../ui/console/record/Section';
import { useRoles } from '../../ui/console/useRoles';
import type { RepresentativeForm } from './representativeForm';
import styles from './representatives.module.css';

interface FactsProps {
  type: RepresentedType;
  /** The customer or brand, by name. */
  company: string;
}

/** What is entered so far, by name; also the summary beside every step. */
export function RepresentativeFacts({ type, company }: FactsProps) {
  const translate = useTranslate();
  const values = useWatch() as RepresentativeForm;
  const role = useRoles().find(({ id }) => id === values.roles);
  const field = (name: string) => translate(`representatives.field.${name}`);
  return (
    <Facts>
      <Fact label={translate(`representatives.object.${type}`)}>{company}</Fact>
      <Fact label={field('fullname')}>{values.fullname}</Fact>
      <Fact label={field('phone')}>{values.phone}</Fact>
      {values.position && <Fact label={field('position')}>{values.position}</Fact>}
      <Fact label={field('email')}>{values.email}</Fact>
      <Fact label={field('roles')}>{role && <RoleBadge role={role} />}</Fact>
    </Facts>
  );
}

/** The last look before the person is added, and whether they may begin at once. */
export function RepresentativeReview(props: FactsProps) {
  const translate = useTranslate();
  return (
    <Section title={translate('representatives.step.review')} description={translate('representatives.review_help')}>
      <RepresentativeFacts {...props} />
      <div className={styles.switch}>
        <CheckField
          source="active"
          label={translate('representatives.field.active')}
          help={translate('representatives.active_help')}
        />
      </div>
    </Section>
  );
}
