#!/usr/bin/env bash
# nginx has "add_header Strict-Transport-Security … always" once. A client asks for a range behind the end of a file. How
# often does the 416 response carry the header?
# One would expect once, as in every other error response, such as the 404.
# It carries it twice: the range filter turns the 200, to which headers have already been added, into a 416, whose page
# runs through the same filters again. A second Content-Security-Policy or HSTS line is not harmless everywhere: for HSTS,
# browsers take the first; other headers are joined. "max_ranges 0" avoids the 416.
# Seen with nginx 1.22.1.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need nginx nginx
need curl curl
nginx -v 2>&1

chmod 755 . && mkdir site
echo 0123456789 > site/file.txt
cat > nginx.conf <<CONF
pid $work/pid; error_log $work/error.log; worker_processes 1;
events {}
http {
  access_log off; root $work/site;
  add_header Strict-Transport-Security max-age=60 always;
  client_body_temp_path $work/1; proxy_temp_path $work/2; fastcgi_temp_path $work/3;
  uwsgi_temp_path $work/4; scgi_temp_path $work/5;
  server { listen unix:$work/socket; }
  server { listen unix:$work/without.socket; max_ranges 0; }
}
CONF
nginx -c "$work/nginx.conf" -e "$work/error.log"
trap 'kill "$(cat "$work/pid")"; rm -rf "$work"' EXIT

# The status, and how many lines of the header it has.
headers() {
  curl -s -o body -D - --unix-socket "$@" | tr -d '\r' |
    awk 'NR == 1 { status = $2 } /^Strict-Transport-Security/ { n += 1 } END { print status, n + 0 }'
}
expect 'a range behind the end' '416 2' "$(headers socket -r 500- http://localhost/file.txt)"
expect 'a range' '206 1' "$(headers socket -r 0-3 http://localhost/file.txt)"
expect 'no such file' '404 1' "$(headers socket http://localhost/none.txt)"
expect 'a range behind the end, with max_ranges 0' '200 1' "$(headers without.socket -r 500- http://localhost/file.txt)"
