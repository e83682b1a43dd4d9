export { default } from '../en/permission.ts';
