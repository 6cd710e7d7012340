/** How near to the edge the pointer makes the list move on, and how far at once, in pixels. */
const edge = 40;
const step = 10;

/** What moves when a row is dragged beyond what can be seen. */
function scrollerOf(row: HTMLElement): Element {
  for (let one = row.parentElement; one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.documentElement;
}

/** Where a row that stood at `from` is let go, `by` pixels further: beyond the middle of those it has passed. */
export function placeAfter(rows: readonly { top: number; height: number }[], from: number, by: number): number {
  const row = rows[from];
  if (!row) return from;
  const middle = ({ top, height }: { top: number; height: number }) => top + height / 2;
  const lead = by > 0 ? row.top + row.height + by : row.top + by;
  const passed = rows.filter((one, index) =>
    by > 0 ? index > from && middle(one) < lead : index < from && middle(one) > lead,
  );
  return from + Math.sign(by) * passed.length;
}

/**
 * Lets a table's row follow the pointer that took its handle, while the others make room; the rows themselves stay in
 * place. `onDrop` is told the index it was let go at, and nothing where it was given up with Escape.
 */
export function dragRow(handle: HTMLElement, pointer: PointerEvent, onDrop: (to: number) => void): void {
  const row = handle.closest('tr');
  if (!row?.parentElement) return;
  const rows = [...row.parentElement.children].filter((one) => one instanceof HTMLElement);
  const from = rows.indexOf(row);
  const places = rows.map(({ offsetTop: top, offsetHeight: height }) => ({ top, height }));
  const scroller = scrollerOf(row);
  const scrolled = scroller.scrollTop;
  let y = pointer.clientY;
  let to = from;
  let frame = 0;

  const follow = () => {
    const by = y - pointer.clientY + scroller.scrollTop - scrolled;
    to = placeAfter(places, from, by);
    for (const [index, one] of rows.entries()) {
      const isPassed = index !== from && index >= Math.min(from, to) && index <= Math.max(from, to);
      const shift = index === from ? by : isPassed ? Math.sign(from - to) * row.offsetHeight : 0;
      one.style.translate = shift ? `0 ${shift}px` : '';
    }
  };
  const moveOn = () => {
    const box =
      scroller === document.documentElement ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
    const before = scroller.scrollTop;
    if (y < box.top + edge && y < pointer.clientY) scroller.scrollTop -= step;
    if (y > box.bottom - edge && y > pointer.clientY) scroller.scrollTop += step;
    if (scroller.scrollTop !== before) follow();
    frame = requestAnimationFrame(moveOn);
  };
  const listening = new AbortController();
  const end = (isDropped: boolean) => {
    listening.abort();
    cancelAnimationFrame(frame);
    for (const one of rows) one.style.translate = '';
    delete row.dataset.held;
    // Letting go is no click on whatever is under the pointer.
    const swallow = (event: Event) => event.stopPropagation();
    window.addEventListener('click', swallow, { capture: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    if (isDropped && to !== from) onDrop(to);
  };
  const { signal } = listening;
  handle.addEventListener(
    'pointermove',
    (event) => {
      y = event.clientY;
      follow();
    },
    { signal },
  );
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('lostpointercapture', () => end(false), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
  handle.setPointerCapture(pointer.pointerId);
  row.dataset.held = '';
  frame = requestAnimationFrame(moveOn);
}
