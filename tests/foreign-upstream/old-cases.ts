/** The lost cases that the old system has when it starts. */

export interface OldCase {
  id: number;
  goodsName: string;
  ownerName: string;
  ownerMobile: string;
  handleStatus: number;
  handleStartDate: number | null;
  matchStatus: number;
  matchMessage: string | null;
  matchDriverName: string | null;
  matchDriverPhone: string | null;
  matchPlateNumber: string | null;
  matchTime: number | null;
  payStatus: number;
  payTime: number | null;
  ownerConfirm: number;
  ownerRemark: string | null;
}

const HOUR_MS = 3_600_000;

export const firstCases = (now: number): OldCase[] =>
  (
    [
      [81, '行李箱', 1],
      [82, '蓝牙耳机', 0],
      [83, '病历袋', 0],
    ] as const
  ).map(([id, goodsName, payStatus]) => ({
    id,
    goodsName,
    ownerName: '陆女士',
    ownerMobile: `138****${1000 + id}`,
    handleStatus: 0,
    handleStartDate: null,
    matchStatus: 0,
    matchMessage: null,
    matchDriverName: null,
    matchDriverPhone: null,
    matchPlateNumber: null,
    matchTime: null,
    payStatus,
    payTime: payStatus === 1 ? now - HOUR_MS : null,
    ownerConfirm: 2,
    ownerRemark: null,
  }));
