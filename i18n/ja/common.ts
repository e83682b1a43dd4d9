export { default } from '../en/common.ts';
