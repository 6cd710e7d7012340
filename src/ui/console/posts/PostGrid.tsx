import { type CSSProperties, type ReactNode, useDeferredValue, useRef } from 'react';
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
  /** Pixels a card needs. */
  least?: number;
}

/** Cards drawn at once, more than a screen shows; the others follow without holding up the first or a key. */
const atOnce = 24;

/** Posts as cards, as many side by side as there is room for. */
export function PostGrid<P extends ShownPost>(props: PostGridProps<P>) {
  const { posts, label, card, onOpen, ranked = false, isBusy = false, least } = props;
  const list = useRef<HTMLOListElement & HTMLUListElement>(null);
  const shown = Math.max(useDeferredValue(posts.length), atOnce);
  const active = useRowKeys(list, onOpen ? posts.length : 0, (index) => {
    const post = posts[index];
    if (post) onOpen?.(post);
  });
  const List = ranked ? 'ol' : 'ul';
  return (
    <List
      ref={list}
      className={styles.grid}
      style={least ? ({ '--least': `${least}px` } as CSSProperties) : undefined}
      aria-label={label}
      aria-busy={isBusy}
    >
      {posts.slice(0, shown).map((post, index) => (
        <li key={post.id} className={index === active ? `${styles.cell} ${styles.active}` : styles.cell}>
          {card(post)}
        </li>
      ))}
    </List>
  );
}

/** Cards of the final shape while the first ones load. */
export function PostBones({ count }: { count: number }) {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `bone-${index}`).map((bone) => (
        <li key={bone} className={styles.bone} />
      ))}
    </ul>
  );
}
