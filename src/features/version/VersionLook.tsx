import type { AppVersion } from '../../contract/app-version.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { useVersionFacts } from './use-version-facts.tsx';
import { useVersionWords } from './use-version-words.ts';

/** A version as far as one wants to know without opening its page. */
export function VersionLook({ version }: { version: AppVersion }) {
  const facts = useVersionFacts(version);
  const { labelOf } = useVersionWords();
  const notes = version.content
    ? [
        {
          label: labelOf('content'),
          value: <span style={{ whiteSpace: 'pre-line' }}>{version.content}</span>,
        },
      ]
    : [];
  return <Facts isOneColumn facts={[...facts, ...notes]} />;
}
