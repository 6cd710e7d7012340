import { useState } from 'react';
import { isStrongPassword } from '../../domain/users/password';

/** A new password and its repetition. */
export interface PasswordPair {
  password: string;
  confirmation: string;
  setPassword(value: string): void;
  setConfirmation(value: string): void;
  /** Strong, and typed twice alike. */
  ready: boolean;
}

export function usePasswordPair(): PasswordPair {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const ready = isStrongPassword(password) && password === confirmation;
  return { password, confirmation, setPassword, setConfirmation, ready };
}
