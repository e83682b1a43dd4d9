/** Telephone calls as the old system keeps them. */

export interface OldCall {
  id: number;
  /** Null where the caller hides it. */
  callno: string | null;
  name: string | null;
  calltype: 'normal' | 'dialout';
  agent: string | null;
  agentname: string | null;
  ringingdate: number;
  begin: number | null;
  end: number | null;
  /** Null while it is not over. */
  state: string | null;
  ivrkey: number | null;
  tagging: number;
  isOldPerson: number;
  isDriver: number;
}

const MINUTE_MS = 60_000;
export const UNTAGGED = 0;

/** Minutes ago, number, name, way, agent, seconds talked, state, tag. */
const FIRST = [
  [3, '13877110001', '周女士', 'normal', '8001', 83, 'dealing', UNTAGGED],
  [8, null, null, 'normal', '8001', 40, 'dealing', UNTAGGED],
  [15, '13877110006', null, 'normal', '8001', 0, 'notDeal', UNTAGGED],
  [20, '13877110007', null, 'normal', null, 0, 'queueLeak', UNTAGGED],
  [40, '13877110004', '莫先生', 'normal', '8001', 126, 'dealing', 4],
  [50, '13877110004', '莫先生', 'dialout', '8002', 31, 'dealing', 4],
  [2 * 24 * 60, '13877110004', '莫先生', 'normal', '8001', 20, 'dealing', 1],
] as const;

export const AGENTS: Readonly<Record<string, string>> = { 8001: '韦春燕', 8002: '黄志强' };

export const firstCalls = (now: number): OldCall[] =>
  FIRST.map(([minutes, callno, name, calltype, agent, talked, state, tagging], at) => {
    const ringingdate = now - minutes * MINUTE_MS;
    const begin = talked > 0 ? ringingdate + 5_000 : null;
    return {
      id: 60_001 + at,
      callno,
      name,
      calltype,
      agent,
      agentname: agent && (AGENTS[agent] ?? null),
      ringingdate,
      begin,
      end: begin === null ? null : begin + talked * 1_000,
      state,
      ivrkey: 1,
      tagging,
      isOldPerson: 0,
      isDriver: 0,
    };
  });
