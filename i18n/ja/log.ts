export { default } from '../en/log.ts';
