import { type KeyboardEvent, useState } from 'react';
import type { ShownKol } from '../../domain/introPage/shown';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Catalogue } from '../../domain/locales/catalogue';
import { translatorOf } from '../../domain/locales/translator';
import styles from './FeaturedKols.module.css';
import { KolSlide } from './KolSlide';
import { useAwake } from './useAwake';
import { useSwipe } from './useSwipe';
import { useTurning } from './useTurning';

interface FeaturedKolsProps {
  kols: (ShownKol & { href: string })[];
  language: BuiltInLanguage;
  words: Catalogue;
}

/**
 * Featured KOLs one at a time, without an end: by button, key or finger, and by itself until it is stopped. Without a
 * script they stand in a row.
 */
export function FeaturedKols({ kols, language, words }: FeaturedKolsProps) {
  const say = translatorOf(words);
  const isAwake = useAwake();
  const [at, setAt] = useState(0);
  const total = kols.length;
  const turn = (steps: number) => setAt((now) => (now + steps + total) % total);
  const { isTurning, setTurning, hold, release } = useTurning(isAwake && total > 1, () => turn(1));
  /** Whoever turns by hand has taken over. */
  const go = (steps: number) => {
    setTurning(false);
    turn(steps);
  };
  const swipe = useSwipe(go);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    go(steps);
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={say('publicSite.featured.label')}
      className={styles.carousel}
      onKeyDown={onKeyDown}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ul
        className={isAwake ? `${styles.slides} ${styles.stacked}` : styles.slides}
        aria-live={isTurning ? 'off' : 'polite'}
        {...swipe}
      >
        {kols.map((kol, index) => (
          <KolSlide key={kol.id} kol={kol} isShown={!isAwake || index === at} language={language} say={say} />
        ))}
      </ul>
      {total > 1 && (
        <div className={isAwake ? styles.controls : `${styles.controls} ${styles.asleep}`}>
          <button type="button" onClick={() => go(-1)} aria-label={say('publicSite.featured.previous')}>
            <Arrow d="M19 12H5m6-7-7 7 7 7" />
          </button>
          <button type="button" onClick={() => go(1)} aria-label={say('publicSite.featured.next')}>
            <Arrow d="M5 12h14m-6-7 7 7-7 7" />
          </button>
          <button
            type="button"
            onClick={() => setTurning(!isTurning)}
            aria-label={say(`publicSite.featured.${isTurning ? 'stop' : 'start'}`)}
          >
            <Arrow d={isTurning ? 'M9 5v14M15 5v14' : 'M8 5v14l11-7z'} />
          </button>
          <span>{say('publicSite.featured.place', { at: at + 1, total })}</span>
        </div>
      )}
    </section>
  );
}

const Arrow = ({ d }: { d: string }) => (
  <svg width={22} height={22} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
    <path d={d} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
