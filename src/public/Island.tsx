import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import type { IslandName, IslandProps } from './islands';

/** Draws the markup an island begins with; the page's renderer sets it and notes which islands there are. */
export const IslandContext = createContext<(name: IslandName, element: ReactElement) => string>(() => '');

interface IslandOf<Name extends IslandName> {
  name: Name;
  component: ComponentType<IslandProps<Name>>;
  props: IslandProps<Name> & object;
}

/** A part of a page that answers to people: its markup, and what main.ts needs to bring it to life. */
export function Island<Name extends IslandName>({ name, component: Component, props }: IslandOf<Name>) {
  const draw = useContext(IslandContext);
  const markup = draw(name, <Component {...props} />);
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: markup }} />;
}
