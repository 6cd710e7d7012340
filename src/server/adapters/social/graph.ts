import { createHash, createHmac } from 'node:crypto';
import * as yup from 'yup';
import type { Network } from '../../../domain/networks';
import type { Budget } from './budget';
import { askNetwork, readAs, secondsToWait } from './http';
import { type FailureReason, NetworkFailure, type Owner } from './network';

/** The version of the Graph API that is spoken. */
export const graphVersion = 'v23.0';

/** The app Meta knows this installation as; `base` has no slash at the end. */
export interface GraphOptions {
  appSecret: string;
  /** Null: only what owners let us read is read. */
  accessToken: string | null;
  base: string;
  budget: Budget;
}

/** Asks one node or edge of the Graph API, as an owner where one is given. */
export type AskGraph = <T>(
  path: string,
  query: Record<string, string>,
  schema: yup.Schema<T>,
  owner?: Owner | null,
) => Promise<T>;

const failed = yup.object({
  error: yup
    .object({
      code: yup.number().required(),
      error_subcode: yup.number(),
      message: yup.string().default(''),
      is_transient: yup.boolean().default(false),
    })
    .required(),
});
type GraphError = yup.InferType<typeof failed>['error'];
const usage = yup.object({ call_count: yup.number(), total_time: yup.number(), total_cputime: yup.number() });

/** The proof that a token is used by the app it was given to. */
export function proofOf(token: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(token).digest('hex');
}

/**
 * Asks the Graph API, each call within the budget: the installation's, or that of the owner whose token it is.
 * @throws NetworkFailure
 */
export function askGraph(network: Network, { appSecret, accessToken, base, budget }: GraphOptions): AskGraph {
  return async (path, query, schema, owner = null) => {
    const access_token = owner?.accessToken ?? accessToken;
    if (!access_token) throw new NetworkFailure(network, 'not_told');
    await budget.spend(1, owner && keyOf(owner));
    const proved = { ...query, access_token, appsecret_proof: proofOf(access_token, appSecret) };
    const { status, headers, body } = await askNetwork(
      network,
      new URL(`${base}/${graphVersion}/${path}?${new URLSearchParams(proved)}`),
    );
    if (!owner) await tellUsage(budget, headers);
    if (status === 200) return readAs(network, schema, body);
    const { error } = readAs(network, failed, body);
    throw new NetworkFailure(network, reasonOf(error, owner), secondsToWait(headers));
  };
}

/** Whose budget a call is counted in; the token itself is kept nowhere. */
const keyOf = ({ accessToken }: Owner) => createHash('sha256').update(accessToken).digest('hex').slice(0, 32);

async function tellUsage(budget: Budget, headers: Headers): Promise<void> {
  const said = headers.get('x-app-usage');
  if (!said) return;
  const { call_count = 0, total_time = 0, total_cputime = 0 } = usageIn(said);
  await budget.told(Math.max(call_count, total_time, total_cputime));
}

function usageIn(said: string): yup.InferType<typeof usage> {
  try {
    return usage.validateSync(JSON.parse(said));
  } catch {
    // What is not as its documents say says nothing.
    return {};
  }
}

/** What Meta says where the app lacks a permission or a feature, as the one that reads pages of others. */
const appLacks = /permission|feature|capability|app review/i;

/** Codes of errors by what they mean to us (Graph API: Handle Errors). */
function reasonOf({ code, error_subcode, message, is_transient }: GraphError, owner: Owner | null): FailureReason {
  if ([4, 17, 32, 613].includes(code) || (code >= 80_000 && code < 80_015)) return 'rate_limited';
  if (code === 190 || code === 102) return owner ? 'consent_lost' : 'refused';
  if (is_transient || code === 1 || code === 2) return 'unavailable';
  // Of people's profiles Meta tells no app.
  if (code === 803) return /query users/i.test(message) ? 'not_told' : 'not_found';
  // Of Instagram's people it says the same as of accounts that are gone; what is known of those is kept.
  if (code === 110 || /nonexisting field/i.test(message)) return 'not_told';
  if (code === 100 && error_subcode === 33) return 'not_found';
  // Without an owner it is the installation's own app that lacks something, which concerns all accounts; an owner may
  // have kept a permission for this one, and what speaks of no permission is about the thing asked for.
  if (code === 10 || code === 3) return !owner && appLacks.test(message) ? 'refused' : 'not_told';
  if (code >= 200 && code < 300) return 'not_told';
  return 'refused';
}
