#!/usr/bin/env bash
# nginx serves a folder with "gzip_static on". You delete /old.html, but not /old.html.gz. What do visitors get?
# One would expect 404: the module says that it sends the compressed copy "instead of" the regular file.
# Browsers get the deleted page with status 200, since they accept gzip; curl gets 404, so a check by hand finds nothing.
# nginx never looks for the original. With try_files it does, and both get 404. (And the 404 document has an ETag.)
# Seen with nginx 1.22.1. http://nginx.org/en/docs/http/ngx_http_gzip_static_module.html
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
need nginx nginx
need curl curl
nginx -v 2>&1

chmod 755 . && mkdir site
echo page > site/old.html && gzip site/old.html
cat > nginx.conf <<CONF
pid $work/pid; error_log $work/error.log; worker_processes 1;
events {}
http {
  access_log off; root $work/site; gzip_static on;
  client_body_temp_path $work/1; proxy_temp_path $work/2; fastcgi_temp_path $work/3;
  uwsgi_temp_path $work/4; scgi_temp_path $work/5;
  server { listen unix:$work/plain.sock; }
  server { listen unix:$work/try.sock; location / { try_files \$uri =404; } }
}
CONF
nginx -c "$work/nginx.conf" -e "$work/error.log"
trap 'kill "$(cat "$work/pid")"; rm -rf "$work"' EXIT

status() { curl -s -o /dev/null -w '%{http_code}' --unix-socket "$1.sock" "${@:2}" http://localhost/old.html; }
expect 'curl' 404 "$(status plain)"
expect 'a browser, which accepts gzip' 200 "$(status plain -H 'Accept-Encoding: gzip')"
expect 'a browser, with try_files' 404 "$(status try -H 'Accept-Encoding: gzip')"
