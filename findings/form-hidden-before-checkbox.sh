#!/usr/bin/env bash
# A form has <input type=hidden name=news value=no> before <input type=checkbox name=news value=yes>, so that a box that is not
# checked is sent, too. A visitor checks it: news=no&news=yes. What do form readers give for "news", as their guides show it?
# One would expect "yes", as Rails has made this pattern common, or at least one answer within a language.
# Last, "yes": PHP, Rack, Django, Starlette, Plack, Hono. First, "no": Flask, Go, CGI.pm, Ruby's CGI and WEBrick. Both, as
# a list: Python's cgi, Express, formidable. With a list, `if (body.news === 'yes')` is false.
# Seen with Debian 12's php-cgi 8.2, ruby-rack 2.2, ruby-webrick 1.8, python3-django 3.2, python3-flask 2.2,
# python3-starlette 0.26, libcgi-pm-perl 4.55, libplack-perl 1.0050, golang-go 1.19, and the npm packages below.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need php-cgi php-cgi
need ruby ruby
need go golang-go
packages express@5.3.0 formidable@3.5.4 hono@4.13.19
body='news=no&news=yes'
export REQUEST_METHOD=POST CONTENT_TYPE=application/x-www-form-urlencoded CONTENT_LENGTH=${#body} REDIRECT_STATUS=1
export GOCACHE=$work/go GO111MODULE=off

echo '<?php echo $_POST["news"];' > a.php
expect PHP yes "$(SCRIPT_FILENAME=$work/a.php php-cgi -q a.php <<< "$body" | tail -1)"
ruby_env='e = ENV.to_h.merge("rack.input" => StringIO.new(ARGV[0]))'
expect 'Rack' yes "$(ruby -rrack -rstringio -e "$ruby_env; print Rack::Request.new(e).params['news']" "$body")"
expect "Ruby's CGI" no "$(ruby -rcgi -e 'print CGI.new["news"]' <<< "$body")"
expect 'WEBrick' no "$(ruby -rwebrick -e 'print WEBrick::HTTPUtils.parse_query(ARGV[0])["news"]' "$body")"
expect 'CGI.pm' no "$(perl -MCGI -e 'print scalar CGI->new->param("news")' <<< "$body")"
expect 'Plack' yes "$(perl -MPlack::Request -e 'open my $in, "<", \$ARGV[0]; print Plack::Request->new({%ENV, "psgi.input" => $in})->parameters->{news}' "$body")"

python() { /usr/bin/python3 -W ignore -c "$1" "$body" <<< "$body"; }
expect "Python's cgi" "['no', 'yes']" "$(python 'import cgi; print(cgi.FieldStorage().getvalue("news"))')"
expect 'Django' yes "$(python 'import sys; from django.conf import settings; settings.configure(); from django.http import QueryDict; print(QueryDict(sys.argv[1])["news"])')"
expect 'Flask' no "$(python 'import sys; from flask import Flask, request
with Flask("a").test_request_context(method="POST", data=sys.argv[1], content_type="application/x-www-form-urlencoded"): print(request.form["news"])')"
expect 'Starlette' yes "$(python 'import sys, asyncio; from starlette.requests import Request
async def receive(): return {"type": "http.request", "body": sys.argv[1].encode()}
request = Request({"type": "http", "method": "POST", "headers": [(b"content-type", b"application/x-www-form-urlencoded")]}, receive)
async def main(): print((await request.form())["news"])
asyncio.run(main())')"

cat > a.go <<'GO'
package main
import ("fmt"; "net/http"; "os"; "strings")
func main() {
	r, _ := http.NewRequest("POST", "/", strings.NewReader(os.Args[1]))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	fmt.Println(r.FormValue("news"))
}
GO
expect 'Go' no "$(go run a.go "$body")"

cat > node.mjs <<'JS'
import express from 'express';
import formidable from 'formidable';
import { Hono } from 'hono';
const body = new URLSearchParams(process.argv[2]);
const app = express();
app.post('/express', express.urlencoded(), ({ body }, response) => response.json(body.news));
app.post('/formidable', async (request, response) => response.json((await formidable().parse(request))[0].news));
const server = app.listen(0, async () => {
  for (const path of ['express', 'formidable']) {
    const response = await fetch(`http://localhost:${server.address().port}/${path}`, { method: 'POST', body });
    console.log(path, await response.text());
  }
  const hono = new Hono().post('/', async (c) => c.json((await c.req.parseBody()).news));
  console.log('hono', await (await hono.request('/', { method: 'POST', body })).text());
  server.close();
  server.closeAllConnections();
});
JS
expect 'Express, formidable, Hono' 'express ["no","yes"], formidable ["no","yes"], hono "yes"' \
  "$(node node.mjs "$body" | paste -sd, | sed 's/,\([fh]\)/, \1/g')"
