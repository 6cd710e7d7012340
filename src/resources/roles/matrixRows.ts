import { actionsByScope, awaitingCall, type Grant, type Scope, scopes } from '../../domain/access';

/** The actions nearly every module has, a column each. */
export const commonActions = ['r', 'r_detail', 'c', 'u', 'd'] as const;

export interface MatrixRow {
  scope: Scope;
  /** One per common action; null where the module has no such action. */
  common: (Grant | null)[];
  others: Grant[];
}

/** The matrix: a row per module, its common actions in columns, the rest behind them; what guards nothing is not offered. */
export const matrixRows: MatrixRow[] = scopes.map((scope) => {
  const actions: readonly string[] = actionsByScope[scope];
  const grantOf = (action: string) => `${scope}.${action}` as Grant;
  return {
    scope,
    common: commonActions.map((action) => (actions.includes(action) ? grantOf(action) : null)),
    others: actions
      .filter((action) => !(commonActions as readonly string[]).includes(action))
      .map(grantOf)
      .filter((grant) => !awaitingCall.includes(grant)),
  };
});

/** Every right of a row, from left to right. */
export function grantsOf({ common, others }: MatrixRow): Grant[] {
  return [...common.filter((grant) => grant !== null), ...others];
}
