import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { fewestPeers } from '../../../domain/kols/score';
import type { KolDetail } from '../../../domain/kols/types';
import { networkNames } from '../../../domain/networks';
import { QuartileMark } from '../../../ui/console/kols/QuartileMark';
import { Section } from '../../../ui/console/record/Section';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { useLanguage } from '../../../ui/plain/language';
import { scrollable } from '../../../ui/plain/scrollable';
import { Course } from './Course';
import { ScoreValue } from './ScoreValue';
import styles from './score.module.css';
import { type ScoreFigure, scoreFigures } from './scoreFigures';

/** A KOL at a glance: each figure with what it is made of, where it stands among its peers, and how it is computed. */
export function Scorecard({ kol: { score, course } }: { kol: KolDetail }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!score) return <EmptyState title={translate('scores.none')} hint={translate('scores.none_hint')} />;
  const figures = scoreFigures(score);
  const size = score.size && translate(`scores.size.${score.size}`);
  const peers = formatNumber(score.peers, language);
  return (
    <Section
      title={translate('scores.title')}
      description={
        score.social_type && size && translate('scores.of_network', { network: networkNames[score.social_type], size })
      }
    >
      <dl className={styles.tiles} {...scrollable}>
        {figures.map((figure) => (
          <Tile key={figure.name} figure={figure} peers={score.peers}>
            {figure.name === 'growth_90' && <Course course={course} />}
          </Tile>
        ))}
      </dl>
      <details className={styles.how}>
        <summary>{translate('scores.how.title')}</summary>
        <dl>
          {figures.map(({ name }) => (
            <div key={name}>
              <dt>{translate(`scores.figure.${name}`)}</dt>
              <dd>{translate(`scores.how.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{translate('scores.how.account')}</p>
        <p>{translate('scores.how.quartile', { peers, least: fewestPeers })}</p>
      </details>
    </Section>
  );
}

interface TileProps {
  figure: ScoreFigure;
  peers: number;
  children: ReactNode;
}

function Tile({ figure, peers, children }: TileProps) {
  const translate = useTranslate();
  const { name, value, of, why, quartile } = figure;
  const note = value === null ? why : of;
  return (
    <div className={styles.tile}>
      <dt title={translate(`scores.how.${name}`)}>{translate(`scores.figure.${name}`)}</dt>
      <dd className={styles.value}>
        <ScoreValue figure={figure} />
      </dd>
      <dd className={styles.note}>{translate(note.key, note.with)}</dd>
      {(quartile || children) && (
        <dd className={styles.note}>
          {quartile && <QuartileMark quartile={quartile} peers={peers} />}
          {children}
        </dd>
      )}
    </div>
  );
}
