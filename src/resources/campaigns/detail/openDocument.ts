import type { CampaignView, FileRef } from '../../../domain/campaigns/types';
import { ApiError, request } from '../../../providers/http';
import { saveFile } from '../../../ui/console/saveFile';

export type DocumentField = 'internal_docs' | 'customer_docs';

/** Downloads a document by the link at hand; where that has expired, by one asked for anew. @throws ApiError */
export async function openDocument(campaignId: string, field: DocumentField, file: FileRef): Promise<void> {
  const blob = (await fetched(file.url)) ?? (await fetched(await linkNow(campaignId, field, file.id)));
  if (!blob) throw new ApiError(404, 'file_not_exist');
  saveFile({ blob, filename: file.file_name });
}

async function fetched(url: string): Promise<Blob | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.blob() : null;
  } catch {
    throw new ApiError(0, 'network_error');
  }
}

async function linkNow(id: string, field: DocumentField, fileId: string): Promise<string> {
  const { data } = await request<{ data: CampaignView }>('campaignDetail', {
    params: { id },
    query: { without: 'posts' },
  });
  const file = data[field]?.find((one) => one.id === fileId);
  if (!file) throw new ApiError(404, 'file_not_exist');
  return file.url;
}
