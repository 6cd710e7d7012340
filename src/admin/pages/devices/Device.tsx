import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import UnknownIcon from '@mui/icons-material/DevicesOtherOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import TabletIcon from '@mui/icons-material/TabletMacOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import type { DeviceKind, OwnSession } from '../../../domain/users/types';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useVerb } from '../../../ui/console/data/useVerb';
import { Chip } from '../../../ui/console/record/Chip';
import { Ago } from '../../../ui/plain/Ago';
import { Row, RowFacts } from '../profile/Rows';

const icons: Record<DeviceKind, typeof ComputerIcon> = {
  computer: ComputerIcon,
  phone: PhoneIcon,
  tablet: TabletIcon,
  other: UnknownIcon,
};

/** One device: what it is, where it called from, since when, and the way out of it; of this one only that it is. */
export function Device({ session }: { session: OwnSession }) {
  const translate = useTranslate();
  const { device, browser, system, address, created_at, last_used_at, current } = session;
  const Icon = icons[device];
  const name =
    browser && system
      ? translate('devices.on', { browser, system })
      : (browser ?? system ?? translate(`devices.kind.${device}`));
  return (
    <Row
      icon={<Icon titleAccess={translate(`devices.kind.${device}`)} />}
      title={<strong>{name}</strong>}
      end={current ? <Chip tone="good" label={translate('devices.this')} /> : <EndDevice id={session.id} name={name} />}
    >
      <RowFacts>
        {address && <span>{address}</span>}
        <span>{translate('devices.signed_in', { at: formatInstant(created_at) })}</span>
        {!current && (
          <span>
            {translate('devices.last_used')} <Ago value={last_used_at} />
          </span>
        )}
      </RowFacts>
    </Row>
  );
}

function EndDevice({ id, name }: { id: string; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [end] = useVerb('userSessionEnd');
  return (
    <AskFirst
      final
      title={translate('devices.end.title')}
      content={translate('devices.end.hint', { device: name })}
      confirm={translate('devices.end.action')}
      act={async () => {
        await end({ params: { id } });
        notify(translate('devices.end.done', { device: name }), { type: 'success' });
      }}
    >
      {(ask) => (
        <Button size="small" aria-label={translate('devices.end.name', { device: name })} onClick={ask}>
          {translate('devices.end.action')}
        </Button>
      )}
    </AskFirst>
  );
}
