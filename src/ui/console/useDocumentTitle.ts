import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** What the browser's tab is called: the page and the product. Nothing is changed while the name is not known. */
export function useDocumentTitle(title: string | undefined): void {
  const translate = useTranslate();
  useEffect(() => {
    if (title) document.title = `${title} · ${translate('common.product')}`;
  }, [title, translate]);
}
