/* npm run preview: shows dist/ the way a visitor gets it. */
const path = require('node:path');
const { serve } = require('./serve');

const directory = path.join(__dirname, '..', 'dist');
const port = Number(process.env.PORT ?? 8080);

serve({ directory, port }).then(
  ({ url }) => process.stdout.write(`The site is at ${url}/ (stop it with Ctrl+C)\n`),
  ({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  },
);
