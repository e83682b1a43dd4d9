/** A resource's name is its path without the first slash. */
export const COMPANY_PATH = '/vehicle-manage/company';
