export { default } from '../en/online.ts';
