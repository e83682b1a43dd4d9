/** `npm run backup` and `npm run restore`: the built program on the database that the settings name. */
import { runProgram } from './program.mjs';

await runProgram('maintenance');
