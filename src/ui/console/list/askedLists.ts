import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type GetListParams, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useApi } from '../data/useApi';

/** What the list at an address was asked for when it was last open. */
interface AskedList {
  resource: string;
  params: GetListParams;
}

const storeKey = 'asked';
const most = 30;
type Asked = Record<string, AskedList>;

/** Remembers what the list at the present address asks for: next time it is asked while the page's code loads. */
export function useRememberedList(resource: string, params: GetListParams, isPage: boolean): void {
  const store = useStoreContext();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const text = JSON.stringify({ resource, params });
  useEffect(() => {
    if (!isPage) return;
    const { [address]: known, ...others } = store.getItem<Asked>(storeKey, {}) ?? {};
    if (JSON.stringify(known) === text) return;
    const kept = Object.entries(others).slice(1 - most);
    store.setItem<Asked>(storeKey, { ...Object.fromEntries(kept), [address]: JSON.parse(text) });
  }, [store, address, text, isPage]);
}

/** Asks for what the list at the present address asked for last, under the key it will look for. */
export function useEarlyList(): void {
  const store = useStoreContext();
  const api = useApi();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  // Once, while the page is drawn for the first time: an effect would wait for its code.
  useState(() => {
    const asked = store.getItem<Asked>(storeKey, {})?.[pathname + search];
    if (!asked) return;
    const { resource, params } = asked;
    const queryKey = [resource, 'getList', params];
    // What has just come is not asked for again by the list itself.
    queryClient.setQueryDefaults(queryKey, { staleTime: 2_000 });
    void queryClient.prefetchQuery({
      queryKey,
      queryFn: ({ signal }) => api.getList(resource, { ...params, signal }),
      retry: false,
    });
  });
}
