/** Rows that need no fetch, which is the fastest that a list can have them. */
import type { DataProvider } from 'react-admin';

const COUNT = 40;
const rowsOf = (resource: string) =>
  Array.from({ length: COUNT }, (_, index) => ({
    id: index + 1,
    name: `${resource} ${index + 1}`,
    account: `account${index + 1}`,
    mobile: `1380000${String(index + 1).padStart(4, '0')}`,
  }));

const getList = async (resource: string, params: { pagination?: { page: number; perPage: number } }) => {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: COUNT };
  return { data: rowsOf(resource).slice((page - 1) * perPage, page * perPage), total: COUNT };
};

const none = () => Promise.reject(new Error('NOT_ASKED'));

export const dataProvider = {
  getList,
  getOne: none,
  getMany: none,
  getManyReference: none,
  create: none,
  update: none,
  updateMany: none,
  delete: none,
  deleteMany: none,
} as DataProvider;
