import type { Queue } from '../approval/queue';
import type { CompanyKit } from './kit';

const waiting = { statuses: ['pending'] };

/** Customers or brands that wait for approval. */
export const queueOf = ({ resource, pages }: CompanyKit): Queue => ({ resource, waiting, pages });
