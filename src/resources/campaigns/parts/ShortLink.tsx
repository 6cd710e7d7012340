import { useTranslate } from 'react-admin';
import type { CampaignPost } from '../../../domain/campaigns/types';
import { Fact, Facts } from '../../../ui/console/record/Fact';

/** The short link that leads to the post, to be copied; nothing where there is none. */
export function ShortLink({ post: { shortened_link: link } }: { post: Pick<CampaignPost, 'shortened_link'> }) {
  const translate = useTranslate();
  if (!link) return null;
  return (
    <Facts>
      <Fact label={translate('parts.post.short')} copy={new URL(link, window.location.origin).href}>
        {link}
      </Fact>
    </Facts>
  );
}
