/** Every route of the console; a test beside the list of features holds it complete. */

/** What tells that a page shows what it is for, by its route; `:id` stands for a record that the seed has. */
export const PAGES: Readonly<Record<string, { waitFor: string; id?: string; as?: string }>> = {
  '/dashboard/index': { waitFor: 'h1' },
  '/system-manage/admin-user': { waitFor: 'tbody tr:nth-of-type(3) td' },
  '/system-manage/admin-user/create': { waitFor: 'input[name="account"]' },
  '/system-manage/admin-user/:id': { waitFor: 'input[name="userName"]', id: '1002' },
  '/system-manage/role-group': { waitFor: 'tbody tr:nth-of-type(3) td' },
  '/system-manage/role-group/create': { waitFor: 'input[name="name"]' },
  '/system-manage/role-group/:id': { waitFor: '[role=treeitem]', id: '2' },
  '/system-manage/menu': { waitFor: '[role=treeitem]' },
  '/system-manage/menu/create': { waitFor: 'input[name="title"]' },
  '/system-manage/menu/:id': { waitFor: 'input[name="title"]', id: '1' },
  '/system-manage/dictionary': { waitFor: 'tbody tr:nth-of-type(3) td, nav li button' },
  // the dictionary of areas
  '/system-manage/dictionary/:id': { waitFor: 'tbody tr:nth-of-type(3) td', id: '1' },
  '/system-manage/online-user': { waitFor: 'tbody tr td' },
  '/system-manage/system-config': { waitFor: 'section li:nth-of-type(3) a' },
  '/system-manage/system-config/create': { waitFor: 'input[name="name"]' },
  // login.maxFail
  '/system-manage/system-config/:id': { waitFor: 'input[name="value"]', id: '2809341494246679' },
  '/system-manage/version': { waitFor: 'h1' },
  '/system-manage/version/create': { waitFor: 'input[name="versionName"]' },
  '/system-manage/release-log': { waitFor: 'h1' },
  // there is none yet: the page says so
  '/system-manage/version/:id': { waitFor: '[role=alert]', id: '1' },
  '/system-manage/open-data-account': { waitFor: 'tbody tr:nth-of-type(3) td' },
  '/system-manage/open-data-account/create': { waitFor: 'input[name="name"]' },
  '/system-manage/open-data-account/:id': { waitFor: 'input[name="name"]', id: '1' },
  '/system-manage/vehicleDataAccess': { waitFor: 'tbody tr td' },
  '/system-manage/httpProtocolAccess': { waitFor: 'tbody tr td' },
  '/system-manage/operate-log': { waitFor: 'tbody tr:nth-of-type(3) td' },
  '/system-manage/operate-log/:id': { waitFor: 'aside pre', id: '1' },
  '/system-manage/login-log': { waitFor: 'tbody tr:nth-of-type(3) td' },
  '/system-manage/login-log/:id': { waitFor: 'aside dl', id: '1' },
  '/system-manage/reveal-log': { waitFor: 'h1' },
  // nothing has been revealed yet: the panel says so
  '/system-manage/reveal-log/:id': { waitFor: 'aside [role=alert]', id: '1' },
  '/system-tool/testIndex': { waitFor: 'section h2' },
  '/profile/jobs': { waitFor: 'h1' },
  '/profile/index': { waitFor: '[role=tabpanel] li' },
  '/documentation/index': { waitFor: 'tbody tr', as: 'developer' },
  '/guide/index': { waitFor: 'ol li', as: 'developer' },
  '/401': { waitFor: 'h1' },
  '/404': { waitFor: 'h1' },
};
