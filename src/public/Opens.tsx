import { usePage } from './pageContext';

/**
 * Where the editor opens a list or a picture, just before what it opens. Visitors have none; its words are those of the
 * console, which knows what the place is called.
 */
export function Opens({ place }: { place: string }) {
  const { isEdited } = usePage();
  return isEdited && <button type="button" data-opens={place} />;
}
