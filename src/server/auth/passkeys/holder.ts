/** For whom a passkey is to sign what: a sign-in, a session, or the making of a passkey in one. */
export const holderOf = {
  step: (tokenHash: string) => `step:${tokenHash}`,
  session: (id: string) => `session:${id}`,
  begun: (id: string) => `begun:${id}`,
};
