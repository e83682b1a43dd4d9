export { default } from '../en/dashboard.ts';
