import { useTranslate } from 'react-admin';
import { type Made, saysItWaits } from '../../../domain/approvals/creator';
import { useMe } from '../access/useAccess';
import { Fact } from './Fact';
import { StatusChip } from './StatusChip';

/** Who has added the record, among its facts; where the person is not told, that it waits, or nothing. */
export function CreatorFact({ record }: { record: Made }) {
  const translate = useTranslate();
  const waits = saysItWaits(useMe(), record);
  if (!waits && !record.createdBy) return null;
  return (
    <Fact label={translate('common.created_by')}>
      {waits ? <StatusChip kind="record" status="pending" /> : record.createdBy?.fullname}
    </Fact>
  );
}
