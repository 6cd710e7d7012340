import type { Instant } from '../units';

/** A message of the public contact form (spec 1 §2 /contact-us). */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  position: string | null;
  company: string | null;
  requirement: string;
  created_at: Instant;
}
