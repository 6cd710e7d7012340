import ContrastIcon from '@mui/icons-material/Contrast';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LanguageIcon from '@mui/icons-material/Language';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { getChoices, getLocale, subscribeLocale } from '../../providers/locale';
import { getPreference, setPreference } from '../../providers/preferences';
import { chooseLanguage } from '../layout/chooseLanguage';
import { useSignOut } from '../layout/useSignOut';
import type { Entry } from './entries';

const themes = [
  { value: 'light', icon: LightModeIcon },
  { value: 'dark', icon: DarkModeIcon },
  { value: 'system', icon: ContrastIcon },
] as const;

/** What the palette can do besides opening pages; the one list of it. A page that makes something is there by its route. */
export function useCommands(onChangePassword: () => void, onHelp: () => void): Entry[] {
  const translate = useTranslate();
  const signOut = useSignOut();
  const choices = useSyncExternalStore(subscribeLocale, getChoices);
  const theme = getPreference('theme');
  const command = (id: string, name: string, icon: typeof KeyIcon, act: () => void): Entry => ({
    id: `command-${id}`,
    name,
    hint: '',
    look: { icon },
    choice: { act },
  });
  return [
    ...themes
      .filter(({ value }) => value !== theme)
      .map(({ value, icon }) => {
        const name = `${translate('common.theme.label')}: ${translate(`common.theme.${value}`)}`;
        return command(value, name, icon, () => setPreference('theme', value));
      }),
    ...choices
      .filter(({ code }) => code !== getLocale())
      .map(({ code, language }) =>
        command(code, `${translate('common.language')}: ${language}`, LanguageIcon, () => chooseLanguage(code)),
      ),
    command('keys', translate('palette.help'), KeyboardIcon, onHelp),
    command('password', translate('users.profile.change_password'), KeyIcon, onChangePassword),
    command('logout', translate('common.logout'), LogoutIcon, () => void signOut()),
  ];
}
