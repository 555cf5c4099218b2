import { doorRow } from './door/door.row.ts';
import { runRows } from './report/run-rows.ts';
import { searchRow } from './search/search.row.ts';
import { startRow } from './start/start.row.ts';

await runRows('bench', [searchRow, doorRow, startRow], process.argv.slice(2));
