/** Stands in the bar while one looks at the console as somebody else. */
import { useSession } from '../data/session-context.tsx';
import { readToken } from '../data/token.ts';
import { late } from '../kit/late.tsx';

const PreviewBanner = late(() => import('./PreviewBanner.tsx'), 'default');

export function PreviewMark({ isShort }: { isShort: boolean }) {
  const { user } = useSession();
  // a plain upstream says nothing of it: the token that is set aside does
  const isPreview = user.preview !== undefined || readToken()?.ownToken !== undefined;
  return isPreview && <PreviewBanner isShort={isShort} />;
}
