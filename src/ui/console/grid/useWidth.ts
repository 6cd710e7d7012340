import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels, as it changes; 0 until it is laid out. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const measure = () => setWidth(shown.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
