export { default } from '../en/system-tool.ts';
