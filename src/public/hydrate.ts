import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes over the markup the server drew, with the props it wrote beside it for this component. */
export function hydrate(place: HTMLElement, component: ComponentType<never>, props: string): void {
  hydrateRoot(place, createElement(component as ComponentType<object>, JSON.parse(props) as object));
}
