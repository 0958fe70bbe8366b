#!/bin/sh
# Copies a build to a server so that no visitor notices: deploy/deploy.sh [--dry-run] TARGET [BUILD]
# TARGET is an existing folder, here or at user@host:. BUILD is dist if left out; an older build rolls back. After a
# failure, run the same command again.
# TARGET/.deployed lists what deployments have left there, so that other files are never touched. Documents and
# compressed copies that a build no longer has are removed, because the server would go on answering with them. Other
# old files stay, because a page that was opened earlier may still ask for them.
set -eu
fail() { echo "deploy.sh: $1" >&2 && exit 1; }

dry=
[ "${1-}" != --dry-run ] || { dry=$1 && shift; }
target=${1-} build=${2-$(dirname "$0")/../dist}
case $target in '' | / | *: | *:/) fail 'say where to, for instance user@host:/var/www/kernel-ridge' ;; esac
for file in index.html 404.html assets/app.js; do
  [ -s "$build/$file" ] || fail "there is no $file in $build. Run: npm run build"
done
rsync --info=help >/dev/null 2>&1 || fail 'install rsync 3.1 or later'

# Paths may hold spaces and quotes (-s). Neither a file's time nor the builder's umask matters (--checksum, --chmod).
upload() {
  rsync $dry -s --checksum --perms --chmod=D755,F644 --info=name1,del1 --delete-missing-args --files-from=- \
    -- "$work/build/" "$target/"
}

# Works on a copy: a file that another build removes meanwhile must not be removed from the server.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cp -R "$build/." "$work/build"
(cd "$work/build" && find . -type f) | sed 's|^\./||' | sort >"$work/new"
touch "$work/old" && rsync -s --ignore-missing-args -- "$target/.deployed" "$work/old" || fail "cannot read the folder $target"
comm -13 "$work/old" "$work/new" | rsync -ns --existing --ignore-times --files-from=- --out-format=%n \
  -- "$work/build/" "$target/" >"$work/foreign"
foreign=$(grep -v '/$' "$work/foreign") &&
  fail "$target has files that no deployment has uploaded. Move them away first: $foreign"
{ cat "$work/new" && grep -E '\.(html|br|gz)$' "$work/old"; } | sort -u >"$work/all"

# Until the upload ends, the list names the files of both builds, in case it breaks off.
sort -u "$work/new" "$work/old" >"$work/build/.deployed"
echo .deployed | upload
# Pictures, then the app, then the documents: each may refer to what came before.
grep -Ev '^assets/|\.html' "$work/all" | upload
grep '^assets/' "$work/all" | upload
grep '\.html' "$work/all" | upload
{ cat "$work/new" && grep -Ev '\.(html|br|gz)$' "$work/old"; } | sort -u >"$work/build/.deployed"
echo .deployed | upload
