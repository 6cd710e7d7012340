import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { BrandDetail } from '../../../domain/brands/types';
import { registrationFormSchema } from '../../../domain/customers/registrationSchema';
import type { CustomerDetail } from '../../../domain/customers/types';
import { pathTo } from '../../../domain/routes';
import approvalStyles from '../approval/approval.module.css';
import { WaitingKind } from '../approval/WaitingKind';
import { useVerb } from '../data/useVerb';
import { RecordForm } from '../form/RecordForm';
import { AskReason } from '../reason/AskReason';
import { PageHeader } from '../record/PageHeader';
import { WizardSteps } from '../wizard/WizardSteps';
import { CustomerMatches } from './CustomerMatches';
import type { CompanyKit } from './kit';
import { Registrant } from './Registrant';
import { RegistrationInputs } from './RegistrationInputs';

const rules = { schema: registrationFormSchema };

interface RegistrationApprovalProps {
  kit: CompanyKit;
  customer: CustomerDetail;
  brand: BrandDetail;
  /** Called with words for what was done to both. */
  onApproved: (done: string) => void;
  /** Called with words where the customer was taken for one there is. */
  onMerged: (done: string) => void;
}

/** Decides on a customer and the brand registered with it together; what they lack is filled in here. */
export function RegistrationApproval({ kit, customer, brand, onApproved, onMerged }: RegistrationApprovalProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const [decide] = useVerb('customerRegistration');
  const [isRejecting, setRejecting] = useState(false);
  const { name } = brand;
  const send = (decision: object) =>
    decide({ params: { id: customer.id }, body: { ...decision, version: customer.version } });

  const approve = async (values: FieldValues) => {
    await send({ ...values, status: 'active' });
    onApproved(translate('companies.registration.approved', { name }));
  };
  const leave = () => {
    notify(translate('approval.rejected.done', { name }), { type: 'success' });
    void navigate(pathTo(kit.pages.approvals));
  };

  const steps = [translate('approval.step.review'), translate(`approval.step.${isRejecting ? 'reject' : 'done'}`)];
  return (
    <div className={approvalStyles.page}>
      <PageHeader title={translate('approval.of.new', { name })} description={<WaitingKind isEdit={false} />} />
      <WizardSteps
        labels={steps}
        current={isRejecting ? 1 : 0}
        {...(isRejecting && { onBack: () => setRejecting(false) })}
      />
      {isRejecting ? (
        <AskReason
          type={kit.reasonType}
          purpose="reject"
          label={translate('approval.reject_reason')}
          lead={translate('companies.registration.reject_help')}
          submitLabel={translate('approval.confirm')}
          cancelLabel={translate('wizard.back')}
          onCancel={() => setRejecting(false)}
          onSubmit={(reason) => send({ status: 'reject', reason })}
          onDone={leave}
        />
      ) : (
        <>
          {customer.registration && <Registrant {...customer.registration} />}
          <CustomerMatches customer={customer} onMerged={onMerged} />
          <RecordForm
            rules={rules}
            defaultValues={{
              tax_number: customer.tax_number,
              sectors: customer.sectors.map(({ id }) => id),
              sectorIds: brand.sectors.map(({ id }) => id),
            }}
            submitLabel={translate('companies.registration.approve')}
            cancelLabel={translate('approval.reject')}
            onCancel={() => setRejecting(true)}
            onSubmit={approve}
            onSaved={() => undefined}
          >
            <RegistrationInputs customer={customer} brand={brand} />
          </RecordForm>
        </>
      )}
    </div>
  );
}
