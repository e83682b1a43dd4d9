/** For doors, which are read where there is no window to draw in; the list itself comes with the console. */
export { ResourceListPage } from './ResourceListPage.tsx';
