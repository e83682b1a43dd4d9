export const CALLERS_PATH = '/callcenter/callers';
