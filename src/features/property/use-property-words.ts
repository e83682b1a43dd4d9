/** What properties are called, in which unit they count and how their values read. */
import { useTranslate } from 'ra-core';
import { knownProperty, type PropertyName } from '../../contract/properties.ts';
import type { PropertyRecord } from '../../contract/property.ts';
import {
  LONGEST_VALUE,
  type ValueProblem,
  type ValueType,
  valueProblem,
} from '../../contract/property-value.ts';
import { formatCount } from './count.ts';

type Split<N> = N extends `${infer Group}.${infer Rest}` ? [Group, Rest] : never;
type Names = Split<PropertyName>;
type Words = { [G in Names[0]]: Record<Extract<Names, [G, string]>[1], string> };

/** Where the words of those stand that ship with the product; one without words does not compile. */
const WORDS: Words = {
  login: { code: 'loginCode', maxFail: 'maxFail', lockMinutes: 'lockMinutes' },
  session: { idleMinutes: 'idleMinutes', longestHours: 'longestHours', mostOpen: 'mostSessions' },
  budget: {
    requests: 'budgetRequests',
    sentMegabytes: 'budgetSent',
    logMegabytes: 'budgetLog',
    looseMegabytes: 'budgetLoose',
  },
  log: { retentionDays: 'logDays', level: 'logLevel' },
  revision: { retentionDays: 'revisionDays' },
  reveal: { dailyLimit: 'revealLimit', accountDailyLimit: 'revealAccountLimit' },
  lookup: { dailyLimit: 'lookupLimit', accountDailyLimit: 'lookupAccountLimit' },
  sms: { dailyLimit: 'smsLimit' },
  position: {
    onlineMinutes: 'onlineMinutes',
    trajectoryHours: 'trajectoryHours',
    rateDays: 'rateDays',
    visitDays: 'visitDays',
    townOutline: 'townOutline',
  },
  plate: { prefix: 'platePrefix' },
  report: { mailTime: 'reportMailTime' },
  cluster: { minPoints: 'clusterPoints', meters: 'clusterMeters' },
  order: {
    noResponseSeconds: 'orderNoResponse',
    autoCancelSeconds: 'orderAutoCancel',
    emptyRadius: 'orderEmptyRadius',
    radiusSteps: 'orderRadiusSteps',
    autoRadius: 'orderAutoRadius',
    widenSeconds: 'orderWidenSeconds',
    autoOffer: 'orderAutoOffer',
    acceptSeconds: 'orderAcceptSeconds',
    reserveLeadMinutes: 'orderReserveLead',
    activateMinutes: 'orderActivateMinutes',
    archiveDays: 'orderArchiveDays',
    batchSeconds: 'orderBatchSeconds',
  },
  fare: {
    base: 'fareBase',
    baseMetres: 'fareBaseMetres',
    perKilometre: 'farePerKilometre',
    nightPercent: 'fareNight',
  },
  lost: {
    smsDailyLimit: 'lostSmsLimit',
    driverText: 'lostDriverText',
    formText: 'lostFormText',
    rewardText: 'lostRewardText',
    payerAccount: 'lostPayerAccount',
    refundLimit: 'lostRefundLimit',
    rewardLimit: 'lostRewardLimit',
    rewardByAnother: 'lostRewardByAnother',
    auditPercent: 'lostAuditPercent',
  },
  pay: { 'dailyLimit.applicant': 'payApplicantLimit', 'dailyLimit.payee': 'payPayeeLimit' },
  payment: { simulated: 'paymentSimulated' },
  contentSite: { url: 'siteUrl', head: 'siteHead' },
  monitoring: { url: 'monitoringUrl' },
};

function roomOf(name: string): string | undefined {
  if (!knownProperty(name)) return undefined;
  const at = name.indexOf('.');
  const [group, rest] = [name.slice(0, at), name.slice(at + 1)];
  return (WORDS as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[rest];
}

type Named = Pick<PropertyRecord, 'name' | 'groupName'>;
type Valued = Pick<PropertyRecord, 'name' | 'valueType' | 'value' | 'isSet'>;

export function usePropertyWords() {
  const translate = useTranslate();
  const labelOf = ({ name }: Named) => {
    const room = roomOf(name);
    return room ? translate(`property.known.${room}.name`) : name;
  };
  const unitOf = (name: string) => {
    const room = roomOf(name);
    return room ? translate(`property.known.${room}.unit`, { _: '' }) : '';
  };
  const optionOf = (name: string, value: string) =>
    translate(`property.option.${name}.${value}`, { _: value });
  /** A text that was set, or the default. */
  const textOf = ({ name, valueType }: Pick<Valued, 'name' | 'valueType'>, value: string | null): string => {
    if (value === null) return translate('property.bySurroundings');
    if (value === '') return translate('property.empty');
    if (valueType === 'choice') return optionOf(name, value);
    if (valueType === 'bool') return translate(value === 'true' ? 'property.on' : 'property.off');
    return valueType === 'int' ? formatCount(value, unitOf(name)) : value;
  };
  return {
    labelOf,
    textOf,
    optionOf,
    helpOf: ({ name }: Pick<Named, 'name'>) => {
      const room = roomOf(name);
      return room ? translate(`property.known.${room}.help`) : undefined;
    },
    groupOf: (group: string) =>
      translate(`property.group.${group}`, { _: group || translate('property.noGroup') }),
    /** How it holds now. */
    shown: (row: Valued): string => {
      if (row.valueType === 'secret')
        return translate(row.isSet === 0 ? 'property.secretUnset' : 'property.secretSet');
      if (row.value === null && !knownProperty(row.name)) return translate('property.empty');
      return textOf(row, row.value);
    },
    boundsOf: (name: string) => {
      const known = knownProperty(name);
      if (known?.type !== 'int') return undefined;
      return translate('property.bounds', {
        lowest: known.lowest,
        highest: known.highest,
        unit: unitOf(name),
      });
    },
    problemOf: (type: ValueType, value: unknown, name: string) => {
      if (value === null || value === undefined || value === '') return undefined;
      const problem: ValueProblem | undefined = valueProblem(type, String(value), knownProperty(name));
      // what a text must look like is each property's own
      const words = problem === 'noFit' ? `known.${roomOf(name)}.noFit` : `problem.${problem}`;
      return problem && { message: `property.${words}`, args: { max: LONGEST_VALUE[type] } };
    },
  };
}
