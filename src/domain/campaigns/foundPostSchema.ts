import * as yup from 'yup';
import { listQuery } from '../lists';
import { id, optionalId } from '../validation';
import { foundActions, foundStates } from './foundPosts';

/** Query of `GET /campaigns/{id}/found-posts`; those nobody has decided on where no state is asked for. */
export const foundPostsQuery = listQuery({ state: yup.string().oneOf(foundStates).default('proposed') });
export type FoundPostsQuery = yup.InferType<typeof foundPostsQuery>;

/** Path of `PUT /campaigns/{id}/found-posts/{postId}`: the post is the channel's. */
export const foundPostParams = yup.object({ id: id().required(), postId: id().required() });

/** Body of `PUT /campaigns/{id}/found-posts/{postId}`; the SOW is the post's where it is accepted. */
export const foundDecisionSchema = yup.object({
  action: yup.string().oneOf(foundActions).required('field_select_required'),
  sow_id: optionalId(),
});
export type FoundDecision = yup.InferType<typeof foundDecisionSchema>;
