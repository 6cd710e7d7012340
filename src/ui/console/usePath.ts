import { useMemo } from 'react';
import { createPath, useHref } from 'react-router-dom';
import { pathTo, type RouteName } from '../../domain/routes';

interface Paths {
  /** For the router's Link and navigate, which add the language prefix themselves. */
  to: (name: RouteName, parameters?: Record<string, string>) => string;
  /** For anything outside the router: a plain anchor, a new tab, a copied address. */
  href: (name: RouteName, parameters?: Record<string, string>) => string;
}

/** The addresses of pages, from the one table of routes (spec 1 §2). */
export function usePath(): Paths {
  const prefix = useHref('/').replace(/\/$/, '');
  return useMemo(
    () => ({
      to: pathTo,
      href: (name, parameters) => prefix + createPath({ pathname: pathTo(name, parameters) }),
    }),
    [prefix],
  );
}
