import * as oidc from 'openid-client';
import type { Config } from '../../config';
import type { IdentityProvider, SocialIdentity } from './provider';

const timeoutSeconds = 10;

/** Signs in with an OpenID Connect provider: authorization code with PKCE, state and nonce. */
export function oidcProvider({ clientId, clientSecret, issuer }: NonNullable<Config['google']>): IdentityProvider {
  // The configuration lets http pass for loopback alone: a provider of the tests or of a developer.
  const insecure = issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : [];
  // The signature of the identity counts, not only the connection it came over.
  const execute = [...insecure, oidc.enableNonRepudiationChecks];
  let discovered: Promise<oidc.Configuration> | undefined;
  const discover = () => {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };
  return {
    async begin(redirectUri) {
      const verifier = oidc.randomPKCECodeVerifier();
      const begun = { verifier, state: oidc.randomState(), nonce: oidc.randomNonce() };
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state: begun.state,
        nonce: begun.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { ...begun, url: url.href };
    },
    async finish(answer, { verifier, state, nonce }) {
      const configuration = await discover();
      const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no identity');
      // Google puts the e-mail into the token; others only answer it when asked.
      if (claims.email) return identity(issuer, claims);
      return identity(issuer, await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub));
    },
  };
}

function identity(issuer: string, claims: Record<string, unknown>): SocialIdentity {
  return {
    subject: `${issuer} ${claims.sub}`,
    email: typeof claims.email === 'string' ? claims.email : '',
    emailVerified: claims.email_verified === true,
    fullname: typeof claims.name === 'string' ? claims.name : '',
  };
}
