import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { download } from '../../../providers/http';

/** The QR code of a link as a picture the page can show; undefined until it is there. */
export function useQrCode(id: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['qr', id],
    queryFn: ({ signal }) => download('shortenerQr', { params: { id }, query: { format: 'svg' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = useMemo(() => data && URL.createObjectURL(data.blob), [data]);
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}
