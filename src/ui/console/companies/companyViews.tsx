import type { ReactNode } from 'react';
import { withWords } from '../../../providers/pageWords';
import { late } from '../../plain/late';
import type { CompanyFormKit, CompanyKit } from './kit';

/** A view that differs between customers and brands by what it is given alone. */
export function companyView<K extends CompanyKit>(
  loadView: () => Promise<(props: { kit: K }) => ReactNode>,
  loadKit: () => Promise<K>,
) {
  return late(async () => {
    const [View, kit] = await Promise.all([loadView(), loadKit()]);
    return { default: () => <View kit={kit} /> };
  });
}

/** The forms of a customer or brand, each a chunk of its own. */
export function companyForms(loadKit: () => Promise<CompanyFormKit>) {
  return {
    create: companyView<CompanyFormKit>(
      () => withWords(['companies'], import('./CompanyCreate')).then((module) => module.CompanyCreate),
      loadKit,
    ),
    edit: companyView<CompanyFormKit>(
      () => withWords(['companies'], import('./CompanyEdit')).then((module) => module.CompanyEdit),
      loadKit,
    ),
    approvalEdit: companyView<CompanyFormKit>(
      () => withWords(['companies'], import('./CompanyEdit')).then((module) => module.CompanyApprovalEdit),
      loadKit,
    ),
  };
}
