/** Whether this browser makes hashes here: only on pages that came over a safe connection. */
export const canHash = () => window.isSecureContext && 'subtle' in crypto;

/** The SHA-256 of a file in hexadecimal. It is read and hashed in the browser. */
export async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
