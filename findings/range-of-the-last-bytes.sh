#!/usr/bin/env bash
# A file has the bytes 0123456789. A client asks for its last three ("Range: bytes=-3"), and resumes a download of an older
# version ("Range: bytes=7-" and "If-Range" with the old ETag). What do the small static servers of npm send?
# One would expect 789, or the whole file; and the whole file for the second, since that is what If-Range is for.
# sirv (so vite preview) sends the first four bytes, 206, because it reads "-3" as "0-3". http-server answers 416. All three
# ignore If-Range and send the new file's end with 206: the client joins two versions. nginx is right.
# Seen with sirv 3.0.2, serve-handler 6.1.8 (of serve), http-server 14.1.1; nginx 1.22.1.
# https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need nginx nginx
packages sirv@3.0.2 serve-handler@6.1.8 http-server@14.1.1
chmod 755 . && mkdir site && printf 0123456789 > site/file.txt

cat > nginx.conf <<CONF
pid $work/pid; error_log $work/error.log; worker_processes 1;
events {}
http {
  access_log off; root $work/site;
  client_body_temp_path $work/1; proxy_temp_path $work/2; fastcgi_temp_path $work/3;
  uwsgi_temp_path $work/4; scgi_temp_path $work/5;
  server { listen unix:$work/nginx.sock; }
}
CONF
nginx -c "$work/nginx.conf" -e "$work/error.log"
trap 'kill "$(cat "$work/pid")"; rm -rf "$work"' EXIT

cat > servers.mjs <<'JS'
import { createServer } from 'node:http';
import httpServer from 'http-server';
import serveHandler from 'serve-handler';
import sirv from 'sirv';
createServer(sirv('site', { etag: true })).listen('sirv.sock');
createServer((request, response) => serveHandler(request, response, { public: 'site', etag: true })).listen('serve-handler.sock');
httpServer.createServer({ root: 'site' }).listen('http-server.sock');
JS
node --no-deprecation servers.mjs &
servers=$!
trap 'kill $servers "$(cat "$work/pid")"; rm -rf "$work"' EXIT
until [ -S http-server.sock ]; do sleep 0.2; done

get() { curl -s --unix-socket "$1.sock" -w ' %{http_code}' "${@:2}" http://localhost/file.txt; }
for server in sirv serve-handler http-server nginx; do
  echo "$server: $(get $server -r -3), $(get $server -r 7- -H 'If-Range: "old"')"
done > seen
expect 'the last three bytes; a resumed download' \
  'sirv: 0123 206, 789 206|serve-handler: 789 206, 789 206|http-server:  416, 789 206|nginx: 789 206, 0123456789 200' "$(paste -sd'|' seen)"
