import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignPost } from '../../../domain/campaigns/types';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import { Fact, Facts } from '../../../ui/console/record/Fact';
import { WebLink } from '../../../ui/console/record/WebLink';
import { Count } from '../../../ui/plain/Figure';

/** The short link that stands in the post, to be copied, where it leads and who clicked; nothing where there is none. */
export function ShortLink({
  post: { shortened_link: link, original_url, clicks },
}: {
  post: Pick<CampaignPost, 'shortened_link' | 'original_url' | 'clicks'>;
}) {
  const translate = useTranslate();
  const access = useAccess();
  if (!link) return null;
  const slug = link.slice(link.lastIndexOf('/') + 1);
  return (
    <Facts>
      <Fact label={translate('parts.post.short')} copy={new URL(link, window.location.origin).href}>
        {link}
      </Fact>
      {original_url && (
        <Fact label={translate('parts.post.target')} copy={original_url}>
          <WebLink url={original_url} />
        </Fact>
      )}
      <Fact label={translate('parts.post.clicks')}>
        {mayOpen('shorteners', access) ? (
          <Link to={`${pathTo('shorteners')}?search=${encodeURIComponent(slug)}`}>
            <Count value={clicks} />
          </Link>
        ) : (
          <Count value={clicks} />
        )}
      </Fact>
    </Facts>
  );
}
