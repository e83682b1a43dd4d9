import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/open-data-account.ts';

export default {
  shared: {
    title: {
      openDataAccount: 'Open data',
      vehicleDataAccess: 'Vehicle data access',
      httpProtocolAccess: 'HTTP access',
    },
  },
  create: 'New account',
  empty: 'No open-data accounts yet',
  emptyWhy: 'Create one for a partner, who then signs each request with the app key and the secret',
  searchHint: 'Name or app key',
  created: '%{name} is created',
  secretOnce: 'App key %{appKey}. The secret is shown only this once: copy it and hand it over.',
  expired: 'Expired',
  field: {
    appKey: 'App key',
    protocol: 'Protocol',
    scopes: 'Scopes',
    ipWhitelist: 'Address list',
    dataFrom: 'Data source',
    endpoint: 'Their address',
    qps: 'Limit a second',
    dailyLimit: 'Limit a day',
    expireOn: 'Valid until',
    lastTime: 'Last request',
    todayCount: 'Today',
    errorCount: 'Refused today',
    secretOn: 'Secret drawn on',
    oldSecretUntil: 'Old secret good until',
  },
  protocol: {
    1: 'HTTP push',
    2: 'HTTP pull',
    3: 'JT/T 809',
    4: 'Kafka',
  },
  state: {
    0: 'Disabled',
    1: 'Enabled',
  },
  scopes: {
    pushPositions: 'Send positions',
    pushPictures: 'Send pictures',
    orderAsPassenger: 'Order as passengers',
    driveOrders: 'Drive orders',
    payOrders: 'Pay orders',
    raiseAlarms: 'Raise alarms',
    reportCalls: 'Report calls',
    handInItems: 'Hand in lost items',
    reportPayments: 'Report payments',
    withdraw: 'Withdraw for drivers',
    fetchPositions: 'Read positions',
    fetchOrders: 'Read orders',
    fetchSupervision: 'Read supervision data',
  },
  help: {
    ipWhitelist: 'Single addresses or blocks, as 10.8.0.0/16; empty means anywhere',
    dataFrom: 'Code of the source of their positions, as 4501001',
    dailyLimit: 'Empty means no limit',
  },
  problem: {
    ipWhitelist: 'Enter addresses or blocks, as 10.8.0.7 or 10.8.0.0/16',
    endpoint: 'Enter a whole address, as https://example.com/feed',
  },
  renew: {
    label: 'Renew secret',
    question:
      'Draw a new secret for %{name}? The old one is good for 24 hours more; the partner has to change over before.',
    done: 'The new secret of %{name}',
    until: 'It is shown only this once: copy it and hand it over. The old one is good until %{time}.',
  },
  tryIt: {
    title: 'Try it',
    why: 'Fill in the secret and run this in a shell; the account’s name and the server’s time come back where all is well.',
  },
} satisfies Catalogue<typeof zh>;
