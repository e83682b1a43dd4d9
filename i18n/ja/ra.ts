export { default } from '../en/ra.ts';
