#!/bin/sh
# Uploads a build to a server without interrupting visitors: deploy/deploy.sh TARGET [BUILD]
# TARGET is an existing folder, local or at user@host:. BUILD is dist by default. To roll back, name an older build.
set -eu
target=${1-} build=${2-$(dirname "$0")/../dist}
case $target in '' | -* | / | *: | *:/)
  echo 'deploy.sh: name a target, for example user@host:/var/www/kernel-ridge' >&2 && exit 1 ;;
esac
[ -s "$build/index.html" ] || { echo "deploy.sh: there is no build in $build. Run: npm run build" >&2 && exit 1; }

# Nothing is deleted, because pages that are still open may need old files. --checksum: file times must not matter.
# -s: names may contain spaces and quotes. --delay-updates: a file and its compressed copies change together.
upload() { rsync -rs --checksum --perms --chmod=D755,F644 --omit-dir-times --delay-updates "$@" -- "$build/" "$target/"; }

# First images and fonts, then the app, then documents, because each may refer to the ones before.
upload --exclude='*.html' --exclude='*.html.*' --exclude=/assets
upload --exclude='*.html' --exclude='*.html.*'
upload
