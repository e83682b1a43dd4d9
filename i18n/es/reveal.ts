export { default } from '../en/reveal.ts';
