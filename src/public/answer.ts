/** What became of a call: its answer, asked too often (again after so many seconds), refused, or not reached. */
export type Answer<T> = { is: 'answered'; data: T } | { is: 'slowed'; seconds: number } | { is: 'refused' | 'failed' };

/** Calls the server from an island, as nobody in particular: without the console's session and its code. */
export async function call<T>(address: string, body?: object): Promise<Answer<T>> {
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(address, sent);
    if (response.status === 429) return { is: 'slowed', seconds: Number(response.headers.get('retry-after')) || 1 };
    if (!response.ok) return { is: response.status < 500 ? 'refused' : 'failed' };
    const text = await response.text();
    return { is: 'answered', data: (text ? JSON.parse(text) : {}) as T };
  } catch {
    return { is: 'failed' };
  }
}
