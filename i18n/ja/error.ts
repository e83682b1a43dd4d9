export { default } from '../en/error.ts';
