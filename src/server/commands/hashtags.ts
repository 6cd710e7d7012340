import { readConfig } from '../config';
import { rebuildHashtags } from '../hashtags/rebuild';
import { openServices } from '../services';

// npm run hashtags: takes the hashtags of all posts anew from caption and field, with uses and counters.
const { services, close } = await openServices(readConfig(process.env), console.log);
try {
  const { posts, wrong, hashtags, uses } = await rebuildHashtags(services.db);
  console.log(`${posts} posts: ${hashtags} hashtags, ${uses} uses; the hashtags of ${wrong} posts were wrong`);
} finally {
  await close();
}
