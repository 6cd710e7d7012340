import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authEndpoints } from '../../domain/auth/endpoints';
import { apiBase } from '../../domain/endpoint';
import { signInWithGoogle } from '../../providers/account';
import { ApiError, request } from '../../providers/http';
import { readSocialMessage, type SocialAnswer } from './socialMessage';
import { useAuthPath } from './useAuthPath';
import type { Submission } from './useSubmit';

let providers: Promise<boolean> | undefined;

function askProviders(): Promise<boolean> {
  providers ??= request<{ data: { google: boolean } }>('signInProviders').then(
    ({ data }) => data.google,
    () => {
      providers = undefined;
      return false;
    },
  );
  return providers;
}

interface Google {
  offered: boolean;
  /** The browser did not let the window open. */
  blocked: boolean;
  start(): void;
}

/** Whether Google can be used here, and the way through its window (spec 1 §2 Auth layout). */
export function useGoogle(submission: Submission, isKeepLogin: boolean): Google {
  const navigate = useNavigate();
  const pathOf = useAuthPath();
  const [offered, setOffered] = useState(false);
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    let current = true;
    void askProviders().then((google) => current && setOffered(google));
    return () => {
      current = false;
    };
  }, []);

  const enter = async (popup: Window) => {
    const answer = await answerOf(popup);
    if (!answer) return;
    if ('error' in answer) throw new ApiError(0, answer.error);
    try {
      await signInWithGoogle(answer.email, answer.socialId, isKeepLogin);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'user_not_exist') throw error;
      // Nobody has this e-mail yet: registration goes on at the code (CONTRACT.md §8).
      navigate(pathOf('register', { email: answer.email, fullname: answer.fullname || answer.email }));
    }
  };
  const start = () => {
    const popup = window.open(apiBase + authEndpoints.googleStart.path, 'google-sign-in', 'popup,width=500,height=680');
    setBlocked(!popup);
    if (popup) void submission.run(() => enter(popup));
  };
  return { offered, blocked, start };
}

/** Waits for the window's word; null when it was closed without one. */
function answerOf(popup: Window): Promise<SocialAnswer | null> {
  return new Promise((resolve) => {
    const finish = (answer: SocialAnswer | null) => {
      clearInterval(timer);
      window.removeEventListener('message', listen);
      resolve(answer);
    };
    const listen = (event: MessageEvent) => {
      if (event.source !== popup) return;
      const answer = readSocialMessage(event.origin, window.location.origin, event.data);
      if (answer) finish(answer);
    };
    // The message is on its way when the window closes itself; one more turn lets it arrive first.
    const timer = setInterval(() => popup.closed && setTimeout(() => finish(null), 300), 500);
    window.addEventListener('message', listen);
  });
}
