/** Rows that need no fetch, which is the fastest that a list can have them. */
import type { DataProvider } from 'react-admin';

const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `Name ${index + 1}`,
  account: `account${index + 1}`,
  mobile: `1380000${String(index + 1).padStart(4, '0')}`,
}));

const getList = async (_resource: string, params: { pagination?: { page: number; perPage: number } }) => {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: rows.length };
  return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
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
