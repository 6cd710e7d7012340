import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnSecondFactor as Own } from '../../../domain/auth/types';
import { useRead } from '../../../ui/console/data/useRead';
import { Chip } from '../../../ui/console/record/Chip';
import { Section } from '../../../ui/console/record/Section';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { ListBones } from '../../../ui/console/state/ListBones';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { RenewDialog } from './RenewDialog';
import { SetUpDialog } from './SetUpDialog';
import { TurnOffDialog } from './TurnOffDialog';
import { type Opened, TurnOn, Ways } from './Ways';

const dialogs = { setUp: SetUpDialog, passkey: AddPasskeyDialog, renew: RenewDialog, turnOff: TurnOffDialog };

/** Whether signing in takes more than the password, and the ways to change that. */
export function OwnSecondFactor() {
  const translate = useTranslate();
  const { data: own, error, refetch } = useRead<Own>('secondFactor');
  const [opened, setOpened] = useState<Opened | null>(null);
  const Dialog = opened && dialogs[opened];
  return (
    <Section
      title={translate('secondFactor.title')}
      description={translate('secondFactor.help')}
      actions={own?.on && <Chip tone="good" label={translate('secondFactor.on')} />}
    >
      {error && !own && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !own && <ListBones />}
      {own && (own.on ? <Ways own={own} onOpen={setOpened} /> : <TurnOn own={own} onOpen={setOpened} />)}
      {Dialog && <Dialog onClose={() => setOpened(null)} />}
    </Section>
  );
}
