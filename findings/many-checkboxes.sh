#!/usr/bin/env bash
# A form has 21 checkboxes of one name. A visitor checks one, twenty, or all. Of which type is body.topics in Koa, and in Express
# with urlencoded({ extended: true })? Both read forms with the package qs.
# One would expect a string for one box and an array for more; that much is well known.
# In Koa it is a string, an array, and for 21 an object with the keys "0" to "20", on which map() and includes() do not exist:
# beyond arrayLimit (20), qs now makes objects of repeated names, too, not only of indices. Express raises that limit.
# Seen with koa 3.3.0, @koa/bodyparser 6.1.0, express 5.3.0, qs 6.17.1. https://github.com/ljharb/qs
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
packages koa@3.3.0 @koa/bodyparser@6.1.0 express@5.3.0 qs@6.17.1

cat > check.mjs <<'JS'
import { bodyParser } from '@koa/bodyparser';
import express from 'express';
import Koa from 'koa';
const typeOf = ({ topics }) => (Array.isArray(topics) ? 'array' : typeof topics);
const koa = new Koa().use(bodyParser()).use((context) => {
  context.body = typeOf(context.request.body);
});
const app = express().post('/', express.urlencoded({ extended: true }), (request, response) =>
  response.send(typeOf(request.body)),
);
for (const [name, server] of Object.entries({ koa: koa.listen(0), express: app.listen(0) })) {
  const types = [];
  for (const length of [1, 20, 21]) {
    const body = new URLSearchParams(Array.from({ length }, (_, i) => ['topics', i]));
    const response = await fetch(`http://localhost:${server.address().port}/`, { method: 'POST', body });
    types.push(await response.text());
  }
  console.log(`${name}: ${types.join(', ')}`);
  server.close();
  server.closeAllConnections();
}
JS
expect '1, 20 and 21 boxes' 'koa: string, array, object|express: string, array, array' "$(node check.mjs | paste -sd'|')"
