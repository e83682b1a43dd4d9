import { storageCalls } from '../../../src/contract/storage.ts';

export const NO_RECORDS = [
  storageCalls.uploadPicture,
  storageCalls.uploadDocument,
  storageCalls.uploadPackage,
  storageCalls.uploadDirectly,
];
