/** Where passkeys are made and used: the name they belong to, and the pages that may ask for them. */
export interface Site {
  rpId: string;
  origin: string;
}

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The site as browsers reach it (`https://host`, no slash at the end); null where they give no passkeys to it: by http,
 * unless that is this machine by its name. What no setting says but a request is believed of this machine alone.
 */
export function siteAt(home: string, { publicUrl }: { publicUrl: string | null }): Site | null {
  // A caller may claim a host that is none.
  if (!URL.canParse(home)) return null;
  const { hostname, protocol, origin } = new URL(home);
  const isSafe = protocol === 'https:' && publicUrl !== null;
  return isSafe || isLocal(hostname) ? { rpId: hostname, origin } : null;
}
