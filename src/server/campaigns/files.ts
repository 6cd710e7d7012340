import type { CampaignInput, CampaignUpdate } from '../../domain/campaigns/formSchema';
import type { FieldError } from '../../domain/errors';
import type { SignedCtx } from '../context';
import { type DocumentHolder, documentsOf } from '../media/documents';
import { picturesOf } from '../media/pictures';
import type { CampaignFields } from './fields';

type FilesInput = Pick<
  CampaignInput | CampaignUpdate,
  'cover_image' | 'avatar' | 'internal_docs' | 'customer_docs' | 'liquidation_images'
>;

/**
 * The files an input names, as stored, and what is wrong with them. A document must be the caller's own upload or hang
 * on `holder` already: nobody reaches those of others by an id.
 */
export async function storedFiles(
  tx: SignedCtx,
  input: FilesInput,
  holder: DocumentHolder,
): Promise<{ files: Partial<CampaignFields>; problems: FieldError[] }> {
  const { cover_image, avatar, internal_docs, customer_docs, liquidation_images } = input;
  const pictures = await picturesOf(tx, [cover_image, avatar, ...(liquidation_images ?? [])].filter(isSaid));
  const documents = await documentsOf(tx, [...(internal_docs ?? []), ...(customer_docs ?? [])], holder);
  const problems: FieldError[] = [];
  const one = (stored: ReadonlyMap<string, string>, property: string, reference: string) => {
    const id = stored.get(reference);
    if (!id) problems.push({ property, message: 'file_not_exist' });
    return id ?? '';
  };
  const picture = (property: string, reference: string | null | undefined) =>
    isSaid(reference) ? one(pictures, property, reference) : reference;
  const many = (stored: ReadonlyMap<string, string>, property: string, references: readonly string[] | undefined) =>
    references && [...new Set(references.map((reference, index) => one(stored, `${property}.${index}`, reference)))];
  const files = {
    cover_file_id: picture('cover_image', cover_image),
    avatar_file_id: picture('avatar', avatar),
    internal_docs: many(documents, 'internal_docs', internal_docs),
    customer_docs: many(documents, 'customer_docs', customer_docs),
    liquidation_images: many(pictures, 'liquidation_images', liquidation_images),
  };
  return { files: files as Partial<CampaignFields>, problems };
}

const isSaid = (reference: string | null | undefined): reference is string => Boolean(reference);

/** Pictures of many lists as stored, list by list, and what is wrong with them: `at` says where a list's field stands. */
export async function picturesAt(
  tx: SignedCtx,
  lists: readonly { at: (property: string, message: string) => FieldError; references: readonly string[] }[],
): Promise<{ files: string[][]; problems: FieldError[] }> {
  const stored = await picturesOf(
    tx,
    lists.flatMap(({ references }) => references),
  );
  const problems: FieldError[] = [];
  const files = lists.map(({ at, references }) => {
    const ids = references.map((reference, index) => {
      const id = stored.get(reference);
      if (!id) problems.push(at(`images.${index}`, 'file_not_exist'));
      return id ?? '';
    });
    return [...new Set(ids)];
  });
  return { files, problems };
}
