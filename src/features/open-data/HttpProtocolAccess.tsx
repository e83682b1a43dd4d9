/** The accounts that fetch by HTTP. */
import AccountList from './AccountList.tsx';

export default function HttpProtocolAccess() {
  return <AccountList name="httpProtocolAccess" only={FETCHING} />;
}

const FETCHING = { protocol: 2 } as const;
