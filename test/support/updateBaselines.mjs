// npm run test:update. A script, because Windows shells cannot set a variable for one command.
import { run } from 'jest';

process.env.UPDATE_BASELINES = '1';
await run(['baselines', '--selectProjects', 'browser']);
