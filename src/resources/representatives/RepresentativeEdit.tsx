import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { RepresentedType } from '../../domain/representatives/schema';
import { ApiError } from '../../providers/http';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { CompanyPage } from './CompanyPage';
import { EditForm } from './EditForm';
import styles from './representatives.module.css';

/** Changes somebody who stands for a customer or brand (spec 1 §2 representative/{id}/edit). */
export function RepresentativeEdit({ type }: { type: RepresentedType }) {
  const translate = useTranslate();
  const { representativeId } = useParams();
  return (
    <CompanyPage type={type} action="u_representative">
      {({ name, representatives }) => {
        const person = representatives?.find(({ id }) => id === representativeId);
        if (!person) return <ErrorState error={new ApiError(404, 'representative_not_exist')} />;
        return (
          <div className={styles.page}>
            <PageHeader title={translate('representatives.edit.title', { name: person.fullname })} />
            <EditForm key={person.id} person={person} company={name} />
          </div>
        );
      }}
    </CompanyPage>
  );
}
