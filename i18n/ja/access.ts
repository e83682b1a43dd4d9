export { default } from '../en/access.ts';
