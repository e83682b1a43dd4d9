/** The smallest app that react-admin’s own guide begins with, with a second list: its data at hand, no sign-in, one language. */
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { dataProvider } from './data.ts';

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={dataProvider}>
    <Resource name="users" list={Users} />
    <Resource name="groups" list={Users} />
  </Admin>,
);

function Users() {
  return (
    <List>
      <Datagrid>
        <TextField source="id" />
        <TextField source="name" />
        <TextField source="account" />
        <TextField source="mobile" />
      </Datagrid>
    </List>
  );
}
