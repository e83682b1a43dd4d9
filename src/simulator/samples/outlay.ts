/** What the operator has paid in the demonstration, what has failed, and what waits for finance. */
import { eq } from 'drizzle-orm';
import { adminUser } from '../../upstream/core/identity/tables.ts';
import { searchKeyOf } from '../../upstream/domain/payments/settling.ts';
import { outlayTable } from '../../upstream/domain/payments/tables.ts';
import type { Samples } from './data/sampling.ts';

const HOUR_MS = 3_600_000;
/** Whoever asks for rewards of advertising. */
const ASKER = 'ad';

/** What for, payee, account, plate, fen, channel, state, hours ago. */
const OUTLAYS = [
  [3, '韦国栋', null, '桂A0D318', 6_000, 3, 1, 70],
  [3, '黄海波', null, '桂A2D406', 6_000, 3, 1, 69],
  [5, '覃永康', '6217003330012345678', '桂AT1187', 20_000, 2, 1, 52],
  [3, '李文杰', null, '桂A5D960', 6_000, 4, 3, 49],
  [5, '农志强', '6228480831234567890', '桂AT2046', 12_000, 2, 1, 28],
  [3, '陆庆丰', null, '桂A7D152', 58_000, 4, 0, 5],
  [5, '蒙建华', '6217003330076543210', '桂AT3390', 80_000, 2, 0, 3],
] as const;

export const samples: Samples = async ({ db, now }) => {
  const [asker] = await db.select().from(adminUser).where(eq(adminUser.account, ASKER));
  if (!asker) return;
  const by = asker.userName;
  const rows = OUTLAYS.map(
    ([bizCode, payeeName, payeeAccount, plateNumber, amount, tradeChannel, state, hours], at) => {
      const createdOn = Math.round(now - hours * HOUR_MS);
      const outTradeNo = `P${createdOn}-${at + 1}`;
      const isPaid = state === 1;
      const tradeNo = isPaid ? `SIM-${outTradeNo}` : null;
      const named = { payeeName, plateNumber, outTradeNo, tradeNo, applyUser: by };
      return {
        ...named,
        bizCode,
        bizStrId: `demo-${at + 1}`,
        payeeAccount,
        amount,
        tradeChannel,
        state,
        saveStatus: state === 0 ? null : isPaid ? (1 as const) : (0 as const),
        applyUserId: asker.id,
        payTime: isPaid ? createdOn + HOUR_MS / 2 : null,
        failCode: state === 3 ? 'ACCOUNT_CLOSED' : null,
        attempts: state === 0 ? 0 : 1,
        searchKey: searchKeyOf(named),
        createdOn,
        createdBy: by,
        updatedOn: createdOn,
        updatedBy: by,
      };
    },
  );
  await db.insert(outlayTable).values(rows);
};
