/** What went out when, by whom, to whom. An upstream that keeps no such log says at least what is out now. */
import { useCapability } from '../../../data/session-context.tsx';
import { OutNow } from './OutNow.tsx';
import { Releases } from './Releases.tsx';

export default function ReleaseLogPage() {
  return useCapability('releaseLog') ? <Releases /> : <OutNow />;
}
