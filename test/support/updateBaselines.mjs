// npm run test:update. A program, because the shells of Windows cannot set a variable for one command.
import { run } from 'jest';

process.env.UPDATE_BASELINES = '1';
await run(['baselines', '--selectProjects', 'browser']);
