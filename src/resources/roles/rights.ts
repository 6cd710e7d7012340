import { type AccessMap, allGrants, can, type Grant, rightOf } from '../../domain/access';
import { unknownText } from '../../domain/format';
import { normalise } from '../../domain/text';

export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A set of `scope.action`, the draft of a role's rights. */
export type Rights = ReadonlySet<Grant>;

/** The rights an access map holds. */
export function rightsOf(access: AccessMap): Rights {
  return new Set(
    allGrants.filter((grant) => {
      const { scope, action } = rightOf(grant);
      return can(access, scope, action);
    }),
  );
}

/** Rights given and taken away. */
export interface RightsDifference {
  added: readonly Grant[];
  removed: readonly Grant[];
}

/** What saving would give and take. */
export function differenceOf(before: Rights, after: Rights): RightsDifference {
  return {
    added: allGrants.filter((grant) => after.has(grant) && !before.has(grant)),
    removed: allGrants.filter((grant) => before.has(grant) && !after.has(grant)),
  };
}

/** A right in words: what, in which module. */
export function rightWords(grant: Grant, translate: Translate): string {
  const { scope, action } = rightOf(grant);
  return translate('roleRights.right', {
    action: translate(`roles.action.${action}`).toLocaleLowerCase(),
    scope: translate(`roles.scope.${scope}`),
  });
}

/** Several rights in words. */
export function rightsWords(grants: readonly Grant[], translate: Translate): string {
  return grants.map((grant) => rightWords(grant, translate)).join(', ');
}

/** A difference in one sentence. */
export function differenceWords({ added, removed }: RightsDifference, translate: Translate): string {
  const part = (key: string, grants: readonly Grant[]) =>
    `${translate(key, { total: grants.length })}: ${rightsWords(grants, translate)}`;
  return (
    [
      ...(added.length > 0 ? [part('roleRights.rights_added', added)] : []),
      ...(removed.length > 0 ? [part('roleRights.rights_removed', removed)] : []),
    ].join('; ') || unknownText
  );
}

export interface AskedRole {
  name: string;
  rights: Rights;
}

export interface Answer {
  grant: Grant;
  role: AskedRole;
  allowed: boolean;
}

const mostAnswers = 4;

/**
 * Answers "may this role …?": the roles the question names (all that are offered, if it names none) and the rights
 * whose words hold every other word of it, the closest first.
 */
export function answersTo(question: string, roles: readonly AskedRole[], translate: Translate): Answer[] {
  const asked = normalise(question);
  const mentioned = roles
    .filter(({ name }) => ` ${asked} `.includes(` ${normalise(name)} `))
    .sort((a, b) => b.name.length - a.name.length)
    .slice(0, 1);
  const rest = mentioned.reduce((text, { name }) => text.replace(normalise(name), ' '), asked);
  const words = rest.split(/[^\p{L}\d]+/u).filter((word) => word.length > 1 && !ignored(translate).has(word));
  if (words.length === 0) return [];
  const matching = allGrants
    .map((grant) => ({ grant, text: normalise(rightWords(grant, translate)) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort((a, b) => a.text.length - b.text.length);
  return (mentioned.length > 0 ? mentioned : roles)
    .flatMap((role) => matching.map(({ grant }) => ({ grant, role, allowed: role.rights.has(grant) })))
    .slice(0, mostAnswers);
}

/** Words of a question that say nothing of the right asked for. */
function ignored(translate: Translate): Set<string> {
  return new Set(normalise(translate('roleRights.ask.ignored')).split(' '));
}
