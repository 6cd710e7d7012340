import type { PersonRef } from '../../domain/campaigns/types';
import { unknownText } from '../../domain/format';
import { Picture } from '../../ui/plain/Picture';
import styles from './campaign.module.css';

/** People with their pictures, one below the other; nobody is a dash. */
export function People({ people }: { people: readonly PersonRef[] }) {
  if (people.length === 0) return unknownText;
  return people.map((person) => (
    <span key={person.id} className={styles.person}>
      <Picture src={person.avatar} name={person.fullname} width={20} shape="circle" />
      {person.fullname}
    </span>
  ));
}
