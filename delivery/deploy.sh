#!/bin/sh
# Copies a build to the server that delivery/nginx.conf configures, so that no visitor notices:
#
#   delivery/deploy.sh [--dry-run] TARGET [BUILD]
#
# TARGET is a folder, /var/www/kernel-ridge or user@host:/var/www/kernel-ridge. BUILD is dist if left out; an older
# one rolls back. What a build no longer has stays for 30 days, for pages that are open (KEEP_DAYS=7: for a week).
# Wherever it broke off, run it again.
set -eu

fail() {
  echo "deploy.sh: $1" >&2
  exit 1
}

dry=
if [ "${1-}" = --dry-run ]; then
  dry=--dry-run
  shift
fi
[ $# -gt 0 ] || fail 'say where to, for instance user@host:/var/www/kernel-ridge'
target=$1
build=${2:-$(dirname "$0")/../dist}
for file in index.html 404.html assets/app.js; do
  [ -s "$build/$file" ] || fail "there is no $file in $build. Run: npm run build"
done
rsync --info=help >/dev/null 2>&1 || fail 'rsync 3.1 or later is missing. Debian: apt install rsync; macOS: brew install rsync'

# Equal size and time make no equal files, and the builder's umask is none of the server's. Only documents and
# compressed copies that the build no longer has go at once: they would go on answering.
copy() {
  rsync $dry --recursive --checksum --perms --chmod=D755,F644 --info=name1,del1 "$@" \
    --delete --filter='risk *.html' --filter='risk *.br' --filter='risk *.gz' --filter='protect *' \
    "$build/" "$target/"
}

# Runs find over the target's files.
find_files() {
  case $target in
    *:*) ssh "${target%%:*}" "find '${target#*:}' -type f $1" ;;
    *) eval "find '$target' -type f $1" ;;
  esac
}

if [ "$dry" ]; then
  copy
  exit
fi
# Pictures before the app, and the app before the documents: each may refer to what came earlier.
copy --exclude=/assets/ --exclude='*.html' --exclude='*.html.*'
copy --exclude='*.html' --exclude='*.html.*'
# All become read-only, and the build's own writable again with the next copy. So an old file's change time is the
# time at which it became old.
find_files '-perm /222 -exec chmod 444 {} +'
copy
find_files "-perm 444 -ctime +${KEEP_DAYS:-30} -print -delete"
