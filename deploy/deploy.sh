#!/bin/sh
# Uploads a build to a server without interrupting visitors: deploy/deploy.sh [--dry-run] TARGET [BUILD]
# TARGET is an existing folder, local or at user@host:. BUILD is dist by default. To roll back, name an older build.
# After a failure, run the same command again.
# TARGET/.deployed lists the files that deployments have uploaded. Other files are never changed. Documents and
# compressed copies that are not in the new build are removed, because the server would still send them. Other old files
# stay, because a page that was opened earlier may still request them.
set -eu
export LC_ALL=C # sort and comm must not depend on the language of the machine
fail() { echo "deploy.sh: $1" >&2 && exit 1; }

dry=
[ "${1-}" != --dry-run ] || { dry=$1 && shift; }
target=${1-} build=${2-$(dirname "$0")/../dist}
case $target in '' | / | *: | *:/) fail 'name a target, for example user@host:/var/www/kernel-ridge' ;; esac
for file in index.html 404.html assets/app.js; do
  [ -s "$build/$file" ] || fail "there is no $file in $build. Run: npm run build"
done
rsync --info=help >/dev/null 2>&1 || fail 'install rsync 3.1 or later'

# -s: paths may contain spaces and quotes. --checksum, --chmod: file times and the umask must not matter.
upload() {
  rsync $dry -s --checksum --perms --chmod=D755,F644 --info=name1,del1 --delete-missing-args --files-from=- \
    -- "$work/build/" "$target/"
}

# Work on a copy, because another build may remove files from BUILD during the upload.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cp -R "$build/." "$work/build"
(cd "$work/build" && find . -type f) | sed 's|^\./||' | sort >"$work/new"
touch "$work/old" && rsync -s --ignore-missing-args -- "$target/.deployed" "$work/old" || fail "cannot read the folder $target"
sort -u -o "$work/old" "$work/old" # a machine with another language may have written it
comm -13 "$work/old" "$work/new" | rsync -ns --existing --ignore-times --files-from=- --out-format=%n \
  -- "$work/build/" "$target/" >"$work/foreign"
foreign=$(grep -v '/$' "$work/foreign") &&
  fail "$target has files that no deployment has uploaded. Move them away first: $foreign"
{ cat "$work/new" && grep -E '\.(html|br|gz)$' "$work/old"; } | sort -u >"$work/all"

# During the upload the list has the files of both builds, in case the upload is interrupted.
sort -u "$work/new" "$work/old" >"$work/build/.deployed"
echo .deployed | upload
# First images, then the app, then documents, because each may refer to the ones before.
grep -Ev '^assets/|\.html' "$work/all" | upload
grep '^assets/' "$work/all" | upload
grep '\.html' "$work/all" | upload
{ cat "$work/new" && grep -Ev '\.(html|br|gz)$' "$work/old"; } | sort -u >"$work/build/.deployed"
echo .deployed | upload
