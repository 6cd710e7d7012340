import CloseIcon from '@mui/icons-material/Close';
import StarIcon from '@mui/icons-material/Star';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { compared } from '../../../domain/kols/compare';
import { totalFollowers } from '../../../domain/kols/followers';
import type { KolListItem } from '../../../domain/kols/types';
import { pathTo } from '../../../domain/routes';
import { PriceRange } from '../../../ui/console/kols/PriceRange';
import { QuartileMark } from '../../../ui/console/kols/QuartileMark';
import { Compact } from '../../../ui/plain/Figure';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { Picture } from '../../../ui/plain/Picture';
import { scrollable } from '../../../ui/plain/scrollable';
import unseen from '../../../ui/plain/unseen.module.css';
import { ScoreValue } from '../score/ScoreValue';
import { type ScoreFigure, scoreFigures } from '../score/scoreFigures';
import { bestOf } from './bestOf';
import styles from './compare.module.css';

/** KOLs as columns, figures as rows, the best of each row marked. */
export function CompareTable({ kols }: { kols: readonly KolListItem[] }) {
  const translate = useTranslate();
  const scored = kols.map(({ score }) => (score ? scoreFigures(score) : []));
  const names = [...new Set(scored.flat().map(({ name }) => name))];
  const followers = kols.map(({ socials }) => totalFollowers(socials));
  const best = bestOf(followers, 'high');
  return (
    <div className={styles.scroll} {...scrollable}>
      <table className={styles.table} aria-label={translate('scores.compare.title')}>
        <thead>
          <tr>
            <th scope="col">
              <span className={unseen.unseen}>{translate('scores.compare.figure')}</span>
            </th>
            {kols.map((kol) => (
              <Head key={kol.id} kol={kol} kols={kols} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={translate('kols.followers')}>
            {kols.map(({ id }, index) => (
              <Cell key={id} isBest={best[index] ?? false}>
                <Compact value={followers[index]} />
              </Cell>
            ))}
          </Row>
          <Row label={translate('scores.compare.channel')}>
            {kols.map(({ id, score }) => (
              <td key={id}>
                {score?.social_type && <NetworkIcon network={score.social_type} size={14} />}{' '}
                <Compact value={score?.followers} />
              </td>
            ))}
          </Row>
          {names.map((name) => (
            <FigureRow key={name} name={name} kols={kols} scored={scored} />
          ))}
          {kols.some(({ booking_price_from }) => booking_price_from !== undefined) && (
            <Row label={translate('kols.price')}>
              {kols.map((kol) => (
                <td key={kol.id}>
                  <PriceRange from={kol.booking_price_from} to={kol.booking_price_to} />
                </td>
              ))}
            </Row>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Head({ kol, kols }: { kol: KolListItem; kols: readonly KolListItem[] }) {
  const translate = useTranslate();
  const [, setParameters] = useSearchParams();
  const others = kols.filter(({ id }) => id !== kol.id).map(({ id }) => id);
  const label = translate('scores.compare.remove', { name: kol.stage_name });
  return (
    <th scope="col">
      <div className={styles.head}>
        <Picture src={kol.avatar} name={kol.stage_name} width={48} shape="circle" />
        <Link to={pathTo('kolView', { id: kol.id })}>{kol.stage_name}</Link>
        {others.length >= compared.least && (
          <button
            type="button"
            aria-label={label}
            title={label}
            onClick={() => setParameters({ ids: others.join(',') })}
          >
            <CloseIcon sx={{ fontSize: 14 }} />
          </button>
        )}
      </div>
    </th>
  );
}

interface FigureRowProps {
  name: string;
  kols: readonly KolListItem[];
  scored: readonly (readonly ScoreFigure[])[];
}

function FigureRow({ name, kols, scored }: FigureRowProps) {
  const translate = useTranslate();
  const figures = scored.map((all) => all.find((figure) => figure.name === name));
  const best = bestOf(
    figures.map((figure) => figure?.value ?? null),
    figures.find(Boolean)?.better ?? 'high',
  );
  return (
    <Row label={translate(`scores.figure.${name}`)} hint={translate(`scores.how.${name}`)}>
      {kols.map(({ id, score }, index) => {
        const figure = figures[index];
        const note = figure && (figure.value === null ? figure.why : figure.of);
        return (
          <Cell key={id} isBest={best[index] ?? false}>
            {figure && <ScoreValue figure={figure} />}
            {note && <small>{translate(note.key, note.with)}</small>}
            {figure?.quartile && score && <QuartileMark quartile={figure.quartile} peers={score.peers} />}
          </Cell>
        );
      })}
    </Row>
  );
}

function Row({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" title={hint}>
        {label}
      </th>
      {children}
    </tr>
  );
}

function Cell({ isBest, children }: { isBest: boolean; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <td className={isBest ? styles.best : undefined}>
      {isBest && <StarIcon sx={{ fontSize: 13 }} titleAccess={translate('scores.compare.best')} />}
      {children}
    </td>
  );
}
