/** The accounts that fetch by HTTP. */
import { AccountList } from './AccountList.tsx';

export default function HttpProtocolAccess() {
  return <AccountList name="httpProtocolAccess" filter={FETCHING} />;
}

const FETCHING = { protocol: 2 } as const;
