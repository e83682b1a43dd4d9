/** A resource's name is its path without the first slash. */
export const COMPANY_PATH = '/vehicle-manage/company';
export const companyPath = (id: string | number) => `${COMPANY_PATH}/${encodeURIComponent(id)}`;
