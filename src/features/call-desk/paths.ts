export const CALL_DESK_PATH = '/callcenter/desk';
