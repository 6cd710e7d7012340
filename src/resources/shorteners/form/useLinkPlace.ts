import { useSearchParams } from 'react-router-dom';

const parameter = 'link';
const isNew = 'new';

/** Which link is made or changed beside the page, kept in its address. */
export function useLinkPlace() {
  const [parameters, setParameters] = useSearchParams();
  const open = (value: string | null) =>
    setParameters((previous) => {
      const next = new URLSearchParams(previous);
      if (value) next.set(parameter, value);
      else next.delete(parameter);
      return next;
    });
  const asked = parameters.get(parameter);
  return {
    isOpen: asked !== null,
    isAdding: asked === isNew,
    edited: asked && asked !== isNew ? asked : null,
    add: () => open(isNew),
    edit: (id: string) => open(id),
    close: () => open(null),
  };
}

export type LinkPlace = ReturnType<typeof useLinkPlace>;
