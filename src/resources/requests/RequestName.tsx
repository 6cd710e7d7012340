import type { RequestListItem } from '../../domain/requests/types';
import { Picture } from '../../ui/plain/Picture';
import styles from './requests.module.css';

/** What is asked for, and for which brand. */
export function RequestName({ request }: { request: RequestListItem }) {
  const { request_name, brand_name, brand_cover_image } = request;
  return (
    <span className={styles.name} title={`${request_name} · ${brand_name}`}>
      <Picture src={brand_cover_image} name={brand_name} width={26} />
      <span className={styles.words}>
        <span>{request_name}</span>
        <small>{brand_name}</small>
      </span>
    </span>
  );
}
