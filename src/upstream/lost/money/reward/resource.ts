import { lostReward } from '../../../../contract/lost-money.ts';
import type { Served } from '../../../core/generic/served.ts';
import { lostRewardView } from '../../../domain/lost/money-views.ts';
import { outlayTable } from '../../../domain/payments/tables.ts';

export const served: Served = { resource: lostReward, table: outlayTable, view: lostRewardView };
