const secret = /password|^passcode$|token|secret|_hash$|^hash$|^otp|api_?key/i;

/** Whether a field of this name holds a secret: such never reach the trail of changes or a draft on a device. */
export function isSecretName(field: string): boolean {
  return secret.test(field);
}
