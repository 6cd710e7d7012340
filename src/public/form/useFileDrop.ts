import { type ChangeEvent, type DragEvent, useState } from 'react';

/**
 * Takes files that are dropped onto a place or chosen by its input, the same one again, too, once it was changed. While
 * `isClosed` nothing is taken, and the place does not look as if it were.
 */
export function useFileDrop(take: (files: File[]) => void, isClosed = false) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && !isClosed);
    if (event.type === 'drop' && !isClosed) take([...event.dataTransfer.files]);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    take(files);
  };
  return { isOver, choose, place: { onDragOver: drag, onDragLeave: drag, onDrop: drag } };
}
