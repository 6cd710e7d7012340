import { useTranslate } from 'react-admin';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { TagPosts } from '../TagPosts';

interface PostsDrawerProps {
  tags: readonly string[];
  kolId: string | null;
  brandId: string | null;
  name: string | null;
  onClose: () => void;
}

/** The posts of a KOL or of a brand's campaigns that bear the hashtags. */
export function PostsDrawer({ tags, kolId, brandId, name, onClose }: PostsDrawerProps) {
  const translate = useTranslate();
  return (
    <SideDrawer title={name ?? translate('hashtags.search.posts')} onClose={onClose}>
      <TagPosts tags={tags} {...(kolId && { kolId })} {...(brandId && { brandId })} />
    </SideDrawer>
  );
}
