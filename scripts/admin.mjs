/** `npm run admin`: accounts and properties without the console, on the database that the settings name. */
import { runProgram } from './program.mjs';

await runProgram('admin');
