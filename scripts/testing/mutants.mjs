/**
 * Faults across the seams of the product, to be planted one at a time: `npm run mutants` says which of them the tests
 * find. Each names the one place that it changes, and the tests that have to fail then; with
 * `tier: 'full'`, that core leaves it to the full tier.
 * @typedef {{ what: string, file: string, from: string, to: string, project: string, tests: string[], tier?: 'full' }} Mutant
 */

const upstream = (...tests) => ({ project: 'upstream', tests });
const unit = (...tests) => ({ project: 'unit', tests });
const pages = (...tests) => ({ project: 'pages', tests });
const journeys = (...tests) => ({ project: 'journeys', tests });

/** @type {readonly Mutant[]} */
export const MUTANTS = [
  {
    what: 'a call asks for the wrong right',
    file: 'src/contract/access.ts',
    from: "password: z.string() }),\n    may: 'usermgr.list:resetPwd'",
    to: "password: z.string() }),\n    may: 'usermgr.list'",
    ...upstream('tests/upstream/every-call-as-every-role.test.ts'),
  },
  {
    what: 'a list shows records of other areas',
    file: 'src/upstream/core/generic/handlers.ts',
    from: 'and(meaning(asked.filters), within(context))',
    to: 'and(meaning(asked.filters))',
    ...upstream('src/upstream/vehicle/vehicle.test.ts'),
  },
  {
    what: 'a record is put into an area of somebody else',
    file: 'src/upstream/core/generic/handlers.ts',
    from: 'if (scope && area !== undefined',
    to: 'if (scope && area === undefined',
    ...upstream('tests/upstream/records-stay-in-their-area.test.ts'),
  },
  {
    what: 'a save from an old version overwrites',
    file: 'src/upstream/core/versions.ts',
    from: 'version !== current.version',
    to: 'version > current.version',
    ...upstream('src/upstream/core/versions.test.ts'),
  },
  {
    what: 'phone numbers leave whole',
    file: 'src/contract/grammar/mask.ts',
    from: 'value.slice(0, 3) + STARS + value.slice(-4) : STARS',
    to: 'value : STARS',
    ...unit('src/contract/grammar/mask.test.ts'),
  },
  {
    what: 'phone numbers stand in the log',
    file: 'src/contract/grammar/redact.ts',
    from: '[/mobile|phone|callno/i',
    to: '[/phone|callno/i',
    ...upstream('src/upstream/core/audit/redact.test.ts'),
  },
  {
    what: 'removing is not logged',
    file: 'src/upstream/core/audited-call.ts',
    from: 'const log = isLogged(call) ?',
    to: "const log = isLogged(call) && call.method !== 'DELETE' ?",
    ...upstream('tests/upstream/any-record-survives.test.ts'),
  },
  {
    what: 'changes are not told to other consoles',
    file: 'src/upstream/core/audited-call.ts',
    from: 'changesToTell(changes, {',
    to: 'changesToTell(changes.slice(1), {',
    ...upstream('src/upstream/lock/locks.test.ts', 'src/upstream/core/push'),
  },
  {
    what: 'a plain upstream answers calls of its own',
    file: 'src/upstream/core/http/mount.ts',
    from: 'if (options.isPlain && call.isBeyondPlain) continue;',
    to: '',
    ...upstream('tests/upstream/plain-has-no-more.test.ts'),
  },
  {
    what: 'a write sent again is done again',
    file: 'src/upstream/core/http/mount.ts',
    from: 'if (claimed?.earlier) return claimed.earlier.answer;',
    to: '',
    ...upstream('src/upstream/app.test.ts', 'src/upstream/access'),
  },
  {
    what: 'a preview as a role may write',
    file: 'src/upstream/core/http/mount.ts',
    from: 'user?.preview && writes &&',
    to: 'user?.preview && !writes &&',
    ...upstream('src/upstream/online/preview.test.ts'),
  },
  {
    what: 'each page of a list begins one row late',
    file: 'src/upstream/core/paging.ts',
    from: 'const offset = (current - 1) * size;',
    to: 'const offset = Math.max(0, (current - 1) * size - 1);',
    ...upstream('tests/upstream/every-list-obeys.test.ts'),
  },
  {
    what: 'a filter "is not" looks for empty values',
    file: 'src/upstream/core/filtering.ts',
    from: "case 'not':",
    to: "case 'never':",
    ...upstream('src/upstream/core/filtering.test.ts'),
  },
  {
    what: 'an export can begin a formula',
    file: 'src/upstream/job/inert.ts',
    from: '[=+\\-@＝＋',
    to: '[=+\\-＝＋',
    ...upstream('src/upstream/job'),
  },
  {
    what: 'a job sees all areas',
    file: 'src/upstream/core/inner-calls.ts',
    from: 'areaScope(asker.user.areaIds)',
    to: 'areaScope([])',
    ...upstream('src/upstream/job', 'src/upstream/revision'),
  },
  {
    what: 'a locked sign-in may go on trying',
    file: 'src/upstream/core/identity/sign-in-guard.ts',
    from: 'if (lockedUntil) throw',
    to: 'if (lockedUntil === 0) throw',
    ...upstream('src/upstream/core/identity/sign-in-guard.test.ts', 'src/upstream/session'),
  },
  {
    what: 'a session nobody uses never ends',
    file: 'src/upstream/core/identity/session-life.ts',
    from: 'now - lastSeenOn > limits.idleMs ||',
    to: '',
    ...upstream('src/upstream/core/identity/session-life.test.ts'),
  },
  {
    what: 'masked values can be revealed without limit',
    file: 'src/upstream/core/lookups/reveal-limits.ts',
    from: 'await checkRevealLimits(db, user.userId, now);',
    to: '',
    ...upstream('src/upstream/reveal'),
  },
  {
    what: 'the last super-user can be taken away',
    file: 'src/upstream/access/acting.ts',
    from: "if (!left) throw refuse('STATE_NOT_ALLOWED', 'LAST_SUPERUSER');",
    to: '',
    ...upstream('src/upstream/access/last-superuser.test.ts'),
  },
  {
    what: 'a signed request can be sent twice',
    file: 'src/upstream/core/open-door/check.ts',
    from: "if (taken.length === 0) throw refuse('NO_PERMISSION', 'NONCE_USED');",
    to: '',
    ...upstream('src/upstream/open-data', 'src/upstream/positions'),
  },
  {
    what: 'a partner may do what his key is not for',
    file: 'src/upstream/core/open-door/check.ts',
    from: '!account.scopes.includes(call.openScope)',
    to: 'account.scopes.includes(call.openScope)',
    ...upstream('src/upstream/open-data', 'src/upstream/positions'),
  },
  {
    what: 'filters shared with a disabled role are seen',
    file: 'src/upstream/saved-filter/queries.ts',
    from: ', eq(role.state, 1)',
    to: '',
    ...upstream('src/upstream/saved-filter'),
  },
  {
    what: 'an ended session keeps its edit locks',
    file: 'src/upstream/core/leases/leases.ts',
    from: 'isNull(session.endedOn)',
    to: 'not(isNull(session.id))',
    ...upstream('src/upstream/lock'),
  },
  {
    what: 'the page may be shown in a frame of another site',
    file: 'src/upstream/core/http/page-policy.ts',
    from: '"frame-ancestors \'none\'",',
    to: '',
    ...upstream('src/upstream/core/http/page-policy.test.ts', 'tests/upstream/hostile-client.test.ts'),
  },
  {
    what: 'vehicles of other areas are streamed',
    file: 'src/upstream/core/scope.ts',
    from: 'return areaIds.length > 0 && areaIds.every(id => id === EVERYWHERE || own.includes(id));',
    to: 'return areaIds.length > 0 && own.length > 0;',
    ...upstream('src/upstream/core', 'tests/upstream/the-fleet-in-a-console.test.ts'),
  },
  {
    what: 'a match goes to a taxi that has passengers',
    file: 'src/upstream/domain/orders/batching.ts',
    from: 'if (!fix || fix.status !== EMPTY ||',
    to: 'if (!fix ||',
    ...upstream('src/upstream/domain/orders/batching.test.ts'),
  },
  {
    what: 'a driver who has an order is given another one',
    file: 'src/upstream/domain/orders/batching.ts',
    from: '.size > 0 ? undefined : wheel',
    to: '.size < 0 ? undefined : wheel',
    ...upstream('src/upstream/domain/orders/batching.test.ts'),
  },
  {
    what: 'boarding is told to nobody',
    file: 'src/upstream/domain/orders/telling.ts',
    from: "  board: 'ADMIN_ORDER_MONITOR',\n",
    to: '',
    ...upstream('src/upstream/dispatch/told.test.ts'),
  },
  {
    what: 'the number of a passenger is told whole',
    file: 'src/upstream/domain/orders/telling.ts',
    from: "order.mobile && mask('mobile', order.mobile)",
    to: 'order.mobile',
    ...upstream('src/upstream/dispatch/told.test.ts'),
  },
  {
    what: 'the way of a ride leads back to where it began',
    file: 'src/upstream/dispatch/ride.ts',
    from: 'if (order.subStatus !== ABOARD) return',
    to: 'if (order.mainStatus === 2) return',
    ...upstream('src/upstream/dispatch/lifecycle.test.ts'),
  },
  {
    what: 'a driver acts on the order of another one',
    file: 'src/upstream/order-door/handlers.ts',
    from: "if (order.driverId !== body.driverId) throw new Failure('NOT_FOUND');",
    to: '',
    ...upstream('src/upstream/dispatch', 'tests/upstream/orders-keep-to-the-table.test.ts'),
  },
  {
    what: 'who asks for a payment approves it himself',
    file: 'src/upstream/domain/approvals/second-person.ts',
    from: 'if (applicantId === approverId)',
    to: "if (applicantId === '')",
    ...upstream('src/upstream/outlay', 'src/upstream/domain/approvals'),
  },
  {
    what: 'an account of the applicant’s making approves',
    file: 'src/upstream/domain/approvals/second-person.ts',
    from: 'if (dependence)',
    to: 'if (!dependence && applicantId === approverId)',
    ...upstream('src/upstream/domain/approvals'),
  },
  {
    what: 'a role holds accounts and money',
    file: 'src/upstream/access/rules.ts',
    from: '.some(clash => !known.has(String(clash)))',
    to: '.some(() => false)',
    ...upstream('src/upstream/access/duties.test.ts'),
  },
  {
    what: 'a reward by card above the limit waits for nobody',
    file: 'src/upstream/domain/payments/outlays.ts',
    from: 'const isWaiting = await waits(acting, asked, { limit, mustWait });\n  const row',
    to: 'const isWaiting = mustWait === true && limit === 0;\n  const row',
    ...upstream('src/upstream/lost/money.test.ts'),
  },
  {
    what: 'a refund is paid to whom the case calls its owner',
    file: 'src/upstream/lost/refunds.ts',
    from: '...(payee ?? (await payerOf(db, before, amount))),',
    to: '...(payee ?? (await payerOf(db, before, amount))),\n      payeeAccount: before.ownerMobile,',
    ...upstream('src/upstream/lost/who-pays.test.ts'),
  },
  {
    what: 'a refund does not name the payment that it gives back',
    file: 'src/upstream/domain/payments/paying.ts',
    from: '...(refundOf && { refundOf }),',
    to: '',
    ...upstream('src/upstream/lost/who-pays.test.ts'),
  },
  {
    what: 'a refund to another payee waits for nobody',
    file: 'src/upstream/lost/refunds.ts',
    from: 'mustWait: payee !== undefined,',
    to: 'mustWait: false,',
    ...upstream('src/upstream/lost/who-pays.test.ts'),
  },
  {
    what: 'who may not refund refunds by cancelling',
    file: 'src/upstream/lost/refunds.ts',
    from: "const mustWait = !holds(user.rights, 'lost:refund');",
    to: 'const mustWait = user.rights.codes.size === 0;',
    ...upstream('src/upstream/lost/who-pays.test.ts'),
  },
  {
    what: 'the owner of who has paid is changed without the right to refund',
    file: 'src/upstream/lost/resource.ts',
    from: 'if (before.payStatus !== 1 || ',
    to: 'if (before.payStatus === 1 || ',
    ...upstream('src/upstream/lost/who-pays.test.ts'),
  },
  {
    what: 'who has matched a case rewards it himself',
    file: 'src/upstream/lost/rewards.ts',
    from: '[before.createdUserId, before.matchUserId]',
    to: '[before.createdUserId]',
    ...upstream('src/upstream/lost/who-pays.test.ts'),
  },
  {
    what: 'a reward to a card that was entered today waits for nobody',
    file: 'src/upstream/lost/rewards.ts',
    from: 'changedOn > clock() - NEW_CARD_MS',
    to: 'changedOn > clock() + NEW_CARD_MS',
    ...upstream('src/upstream/lost/who-pays.test.ts'),
  },
  {
    what: 'the daily limit of a payee is not looked at',
    file: 'src/upstream/domain/payments/daily-limits.ts',
    from: "return paid + amount > limits['pay.dailyLimit.payee'];",
    to: 'return paid < 0;',
    ...upstream('src/upstream/lost/who-pays.test.ts'),
  },
  {
    what: 'a payment that has failed counts as if it were made',
    file: 'src/upstream/domain/payments/daily-limits.ts',
    from: 'inArray(table.state, [PAID, PROCESSING])',
    to: 'inArray(table.state, [PAID, PROCESSING, 3])',
    ...upstream('src/upstream/lost/who-pays.test.ts'),
  },
  {
    what: 'a right that an audit took is there all the same',
    file: 'src/upstream/core/identity/suspended-rights.ts',
    from: 'and s.restored_on is null)`',
    to: 'and s.restored_on is not null)`',
    ...upstream('src/upstream/outlay'),
  },
  {
    what: 'the list of what waits shows what one has asked for himself',
    file: 'src/upstream/outlay/approvals.ts',
    from: 'and(isApprovedBy(deciding), ne(table.applyUserId, user.userId))',
    to: 'isApprovedBy(deciding)',
    ...upstream('src/upstream/outlay'),
  },
  {
    what: 'the same is paid twice',
    file: 'src/upstream/domain/payments/outlays.ts',
    from: "if (!row) throw refuse('DUPLICATE', 'OUTLAY_LIVE');",
    to: '',
    ...upstream('src/upstream/domain/payments', 'src/upstream/lost/money.test.ts'),
  },
  {
    what: 'more is given back than was paid',
    file: 'src/upstream/lost/refunds.ts',
    from: "if (amount > paid) throw new Failure('PARAMETER',",
    to: "if (amount < 0) throw new Failure('PARAMETER',",
    ...upstream('src/upstream/lost/money.test.ts'),
  },
  {
    what: 'a thing that is lost once is two cases',
    file: 'src/upstream/lost/resource.ts',
    from: "if (found) throw refuse('DUPLICATE', 'LOST_ALREADY_REPORTED');",
    to: '',
    ...upstream('src/upstream/lost'),
  },
  {
    what: 'a closed case is opened again by anybody',
    file: 'src/upstream/lost/acting.ts',
    from: "if (!holds(context.user.rights, 'lost:reopen')) throw new Failure('NO_PERMISSION');",
    to: '',
    ...upstream('src/upstream/lost'),
  },
  {
    what: 'what is linked to a case is changed as if it lay in a shelf',
    file: 'src/upstream/found-item/resource.ts',
    from: "if (before.state !== KEPT) throw refuse('STATE_NOT_ALLOWED', 'FOUND_NOT_KEPT');",
    to: '',
    ...upstream('src/upstream/lost'),
  },
  {
    what: 'a settled complaint is changed',
    file: 'src/upstream/complaint/resource.ts',
    from: "if (isSettled(before.state)) throw new Failure('STATE_NOT_ALLOWED');",
    to: '',
    ...upstream('src/upstream/complaint'),
  },
  {
    what: 'an alarm is given to somebody of another area',
    file: 'src/upstream/alarm/handlers-of.ts',
    from: 'addressType === EVERYWHERE ?',
    to: "addressType !== 'nowhere' ?",
    ...upstream('src/upstream/alarm'),
  },
  {
    what: 'a value that is revealed stands in the log',
    file: 'src/upstream/core/audit/operate-log.ts',
    from: 'call.hasSecretAnswer ? null :',
    to: '!call.hasSecretAnswer ? null :',
    ...upstream('src/upstream/reveal'),
  },
  {
    what: 'a word is not translated',
    file: 'i18n/en/common.ts',
    from: "save: 'Save'",
    to: "save: '保存'",
    ...unit('src/app/catalogues.test.ts'),
  },
  {
    what: 'faint words are too pale to read',
    file: 'src/kit/theme/tokens.ts',
    from: "faint: '#58626f'",
    to: "faint: '#8a94a1'",
    ...unit('src/kit/theme'),
  },
  {
    what: 'vehicles are drawn by the wrong coordinates',
    file: 'src/map/crs.ts',
    from: 'gcoord.WGS84, gcoord.GCJ02)',
    to: 'gcoord.WGS84, gcoord.BD09)',
    ...unit('src/map/crs.test.ts'),
  },
  {
    what: 'a page opens without its right',
    file: 'src/shell/decide.ts',
    from: 'if (route && mayOpen(route, visitor)) return',
    to: 'if (route) return',
    ...unit('src/shell'),
  },
  {
    what: 'signing in leads to another site',
    file: 'src/app/redirect-target.ts',
    from: "return isForeign || url.pathname === '/login' ? '/' : path;",
    to: "return url.pathname === '/login' ? '/' : wanted;",
    ...unit('src/app/redirect-target.test.ts'),
  },
  {
    what: 'a conflict takes over what nobody chose',
    file: 'src/kit/conflict/merge.ts',
    from: "isSame(name, loaded, mine) ? 'theirs' : 'mine'",
    to: "isSame(name, loaded, mine) ? 'mine' : 'theirs'",
    ...unit('src/kit/conflict'),
  },
  {
    what: 'what runs out ends a day early',
    file: 'src/nouns/resource/KindInput.tsx',
    from: 'edge={kind.edge}',
    to: 'edge="start"',
    ...unit('src/nouns/resource'),
  },
  {
    what: 'a draft is not kept',
    file: 'src/app/FormDrafts.tsx',
    from: 'if (hasServer) return serverDrafts;',
    to: 'if (hasServer) return null;',
    ...pages('tests/pages/what-was-typed-comes-back.test.ts'),
  },
  {
    what: 'any failure at the start ends the session',
    file: 'src/app/main.tsx',
    from: 'if (isOver(read.error)) clearToken();',
    to: 'clearToken();',
    ...unit('src/app/main.test.ts'),
  },
  {
    what: 'a refusal is told without its reason',
    file: 'src/data/use-failure-text.ts',
    from: 'if (why) return',
    to: 'if (!why) return',
    ...unit('src/data'),
  },
  {
    what: 'fields do not fit on a phone',
    file: 'src/kit/form/FieldGrid.tsx',
    from: 'minmax(0, 1fr)',
    to: 'minmax(420px, 1fr)',
    ...journeys('tests/journeys/every-page-of-the-system.spec.ts'),
  },
];

/** The source with the fault in it. Fails where what it changes is not there exactly once. */
export function mutated({ what, file, from, to }, source) {
  const [before, after, ...more] = source.split(from);
  if (after === undefined || more.length > 0) throw new Error(`${what}: not once in ${file}`);
  return before + to + after;
}

/**
 * Found only where a test has failed: tests that did not even begin have judged nothing, and their failure is thrown.
 * @param {import('./run-part.mjs').Outcome} outcome
 */
export function isFoundBy({ files, broken }) {
  if (files.some(({ tests }) => tests.some(({ status }) => status === 'failed'))) return true;
  const why = broken ?? files.find(file => file.broken !== undefined)?.broken;
  if (why !== undefined) throw new Error(why);
  return false;
}
