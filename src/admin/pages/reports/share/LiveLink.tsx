import Button from '@mui/material/Button';
import type { ReportLink } from '../../../../domain/reportLinks/types';
import { AskFirst } from '../../../../ui/console/AskFirst';
import { useVerb } from '../../../../ui/console/data/useVerb';
import { Chip } from '../../../../ui/console/record/Chip';
import { useNotifyUndo } from '../../../../ui/console/useNotifyUndo';
import { Ago } from '../../../../ui/plain/Ago';
import { InstantDay } from '../../../../ui/plain/Day';
import { statusTones } from '../../../../ui/plain/statusTones';
import { LinkAddress } from './LinkAddress';
import styles from './share.module.css';
import { stateOfLink } from './states';
import { useShareWords } from './useShareWords';
import { VisitBars } from './VisitBars';

/** A link: where it leads, until when, what it hides, and how often it was opened. */
export function LiveLink({ link, onEdit }: { link: ReportLink; onEdit: () => void }) {
  const translate = useShareWords();
  const { label, snapshot, lang, expires_at, has_passcode, hidden_blocks, visits, createdBy, active } = link;
  const name = label ?? translate('reportShare.link.unnamed');
  const replaced = snapshot?.validity === 'replaced' && translate('reportShare.status.snapshot.replaced');
  const shows = snapshot ? [snapshot.number, replaced].filter(Boolean) : [translate('reportShare.link.live')];
  const state = stateOfLink(link);
  const isDead = state === 'withdrawn';
  return (
    <article className={styles.item} aria-label={name}>
      <header className={styles.itemHead}>
        <h3>{name}</h3>
        <Chip tone={statusTones.link[state]} label={translate(`reportShare.status.link.${state}`)} />
      </header>
      {isDead ? (
        <p className={styles.warning}>{translate('reportShare.link.withdrawn')}</p>
      ) : (
        <LinkAddress link={link} />
      )}
      <p className={styles.muted}>
        {[
          ...shows,
          translate(`reportShare.language.${lang}`),
          translate(has_passcode ? 'reportShare.link.with_passcode' : 'reportShare.link.without_passcode'),
        ].join(' · ')}{' '}
        · {translate('reportShare.link.until')} <InstantDay value={expires_at} />
        {createdBy && ` · ${createdBy.fullname}`}
      </p>
      {hidden_blocks.length > 0 && (
        <p className={styles.muted}>
          {translate('reportShare.link.hides', {
            blocks: hidden_blocks.map((block) => translate(`reportDocument.block.${block}`)).join(', '),
          })}
        </p>
      )}
      <div className={styles.visits}>
        <VisitBars days={visits.days} />
        <span>
          {translate('reportShare.link.visits', { total: visits.count })}
          {visits.last_at && (
            <span className={styles.muted}>
              {' '}
              · {translate('reportShare.link.last')} <Ago value={visits.last_at} />
            </span>
          )}
        </span>
      </div>
      {!isDead && (
        <p className={styles.files}>
          <Button size="small" color="inherit" onClick={onEdit}>
            {translate('ra.action.edit')}
          </Button>
          <Switch link={link} isOn={active} />
        </p>
      )}
    </article>
  );
}

/** Revokes the link, or opens it again. */
function Switch({ link, isOn }: { link: ReportLink; isOn: boolean }) {
  const translate = useShareWords();
  const notifyUndo = useNotifyUndo();
  const [update] = useVerb<ReportLink>('reportLinkUpdate');
  const set = (active: boolean, { id, version }: ReportLink) => update({ params: { id }, body: { active, version } });
  const saidOf = (active: boolean) =>
    translate(active ? 'reportShare.link.reopened_done' : 'reportShare.link.revoked_done');
  const turn = async () => {
    const turned = await set(!isOn, link);
    notifyUndo(saidOf(!isOn), async () => {
      await set(isOn, turned);
      return saidOf(isOn);
    });
  };
  const verb = translate(isOn ? 'reportShare.link.revoke' : 'reportShare.link.reopen');
  return (
    <AskFirst
      title={verb}
      content={translate(isOn ? 'reportShare.link.revoke_will' : 'reportShare.link.reopen_will')}
      confirm={verb}
      act={turn}
    >
      {(ask) => (
        <Button size="small" color="inherit" onClick={ask}>
          {verb}
        </Button>
      )}
    </AskFirst>
  );
}
