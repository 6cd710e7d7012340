import { refuse } from '../../domain/errors';
import type { MayComeBack } from '../companies/restore';
import { parentsFirst } from '../trashed';
import { customerProblem } from './kind';
import { findNamesake, lockBrandNames } from './queries/names';
import { findCustomerStatus, lockDeletedBrand } from './queries/surroundings';

/**
 * Asks whether a deleted brand may come back: its customer is there, and has no other brand of that name by now.
 * @throws AppError parent_in_trash, customer_not_exist, customer_is_pending
 */
export const mayBrandComeBack: MayComeBack = async (tx, id, input) => {
  const brand = await lockDeletedBrand(tx.db, id);
  if (!brand) return [];
  const { customer_id, name, status } = brand;
  await lockBrandNames(tx.db, [customer_id]);
  const customer = await findCustomerStatus(tx.db, customer_id);
  if (!customer) await parentsFirst(tx, 'customer_id', [customer_id]);
  const problem = customerProblem(customer, status === 'active');
  refuse(problem ? [{ property: 'customer_id', message: problem }] : []);
  const isAlone = status === 'reject' || !(await findNamesake(tx.db, { customer_id, name: input.name ?? name }, id));
  return isAlone ? [] : [{ property: 'name', message: 'brand_already_exist' }];
};
