import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiError } from '../../../providers/http';
import { useApi } from '../../../ui/console/data/useApi';
import { drawnAnew, toContent } from './introFields';

/**
 * The page as the server draws it of what the form holds. Texts are written in it; it is drawn anew where a list or a
 * picture has changed.
 */
export function useDrawnPage(lang: string, values: FieldValues) {
  const api = useApi();
  const basis = JSON.stringify(drawnAnew(values));
  const [drawn, setDrawn] = useState(() => ({ basis, content: toContent(values) }));
  if (drawn.basis !== basis) setDrawn({ basis, content: toContent(values) });
  const asked = { body: { lang, content: drawn.content } };
  return useQuery<{ html: string }, ApiError>({
    queryKey: ['endpoint', 'introPageDraw', asked],
    queryFn: async ({ signal }) => (await api.introPageDraw<{ html: string }>({ ...asked, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
    // Its pictures have links of minutes, and drawn again it would lose the place somebody writes at.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
