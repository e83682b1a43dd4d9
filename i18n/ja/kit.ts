export { default } from '../en/kit.ts';
