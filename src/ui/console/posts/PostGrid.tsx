import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useRowKeys } from '../list/useRowKeys';
import styles from './postGrid.module.css';
import type { ShownPost } from './shownPost';

interface PostGridProps<P extends ShownPost> {
  posts: readonly P[];
  /** What the posts are, already translated. */
  label: string;
  card: (post: P) => ReactNode;
  /** What j, k and Enter open; absent where another list of the page has these keys. */
  onOpen?: (post: P) => void;
  /** The order is what they are about. */
  ranked?: boolean;
  isBusy?: boolean;
  /** How much room a card has: less in a drawer, more where its picture stands at the side. */
  room?: 'usual' | 'small' | 'wide';
}

/** Cards drawn at once, more than a screen shows; as many follow again and again without holding up a key or the scrolling. */
const atOnce = 24;
/** Milliseconds between them. */
const pause = 30;

/** Posts as cards, as many side by side as there is room for. */
export function PostGrid<P extends ShownPost>(props: PostGridProps<P>) {
  const { posts, label, card, onOpen, ranked = false, isBusy = false, room = 'usual' } = props;
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const [reach, setReach] = useState(atOnce);
  useEffect(() => {
    if (reach >= posts.length) return;
    const timer = setTimeout(() => setReach(reach + atOnce), pause);
    return () => clearTimeout(timer);
  }, [reach, posts.length]);
  // The same elements again: those that are drawn are not drawn anew with those that follow.
  const cards = useMemo(() => posts.map((post) => ({ id: post.id, drawn: card(post) })), [posts, card]);
  const active = useRowKeys(list, onOpen ? posts.length : 0, (index) => {
    const post = posts[index];
    if (post) onOpen?.(post);
  });
  const List = ranked ? 'ol' : 'ul';
  return (
    <List ref={list} className={`${styles.grid} ${styles[room]}`} aria-label={label} aria-busy={isBusy}>
      {cards.slice(0, reach).map(({ id, drawn }, index) => (
        <li key={id} className={index === active ? `${styles.cell} ${styles.active}` : styles.cell}>
          {drawn}
        </li>
      ))}
    </List>
  );
}

interface PostBonesProps {
  count: number;
  room?: 'usual' | 'wide';
}

/** Cards of the final shape while the first ones load. */
export function PostBones({ count, room = 'usual' }: PostBonesProps) {
  return (
    <ul className={`${styles.grid} ${styles[room]}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `bone-${index}`).map((bone) => (
        <li key={bone} className={styles.bone} />
      ))}
    </ul>
  );
}
