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

# The parts of a list of files.
documents() { grep '\.html'; } # with their compressed copies
app() { grep '^assets/'; }
images_and_others() { grep -Ev '^assets/|\.html'; }
to_remove_if_old() { grep -E '\.(html|br|gz)$'; }
to_keep_if_old() { grep -Ev '\.(html|br|gz)$'; }

# Only one deployment at a time. The lock is a symbolic link, because rsync creates a link in one step, and fails if
# another deployment was faster. The text of the link says who holds the lock.
locked=
lock() {
  ln -s "$(id -un)@$(uname -n) since $(date '+%Y-%m-%d %H:%M %Z')" "$work/.deploying"
  locked=$(rsync -ls --ignore-existing --out-format=%n -- "$work/.deploying" "$target/.deploying") || locked=
  [ -z "$locked" ] || return 0
  holder=$(rsync -ls --list-only -- "$target/.deploying" 2>/dev/null | sed 's/.* -> //')
  [ "$holder" ] || fail "cannot write to the folder $target"
  fail "another deployment is running: $holder. If it was interrupted, delete $target/.deploying"
}
unlock() {
  [ -z "$locked" ] || echo .deploying | rsync -s --delete-missing-args --files-from=- -- "$work/build/" "$target/" ||
    echo "deploy.sh: cannot remove the lock. Delete $target/.deploying before the next deployment" >&2
}

# Reads a list of files, uploads those in the build, and deletes the others.
# -s: paths may contain spaces and quotes. --checksum, --chmod: file times and the umask must not matter.
upload() {
  rsync $dry -s --checksum --perms --chmod=D755,F644 --info=name1,del1 --delete-missing-args --files-from=- \
    -- "$work/build/" "$target/"
}
# Reads a list of files, and uploads it as the list of deployed files.
upload_list() {
  sort -u >"$work/build/.deployed"
  echo .deployed | upload
}
refuse_foreign_files() {
  comm -13 "$work/old" "$work/new" | rsync -ns --existing --ignore-times --files-from=- --out-format=%n \
    -- "$work/build/" "$target/" >"$work/existing"
  foreign=$(grep -v '/$' "$work/existing") || return 0
  fail "$target has files that no deployment has uploaded. Move them away first: $foreign"
}

# Work on a copy, because another build may remove files from BUILD during the upload.
work=$(mktemp -d)
trap 'unlock; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
cp -R "$build/." "$work/build"
(cd "$work/build" && find . -type f) | sed 's|^\./||' | sort >"$work/new"
[ "$dry" ] || lock
touch "$work/old" && rsync -s --ignore-missing-args -- "$target/.deployed" "$work/old" || fail "cannot read the folder $target"
sort -u -o "$work/old" "$work/old" # it may have been sorted by the rules of another language
refuse_foreign_files

# During the upload the list has the files of both builds, in case the upload is interrupted.
cat "$work/new" "$work/old" | upload_list
{ cat "$work/new" && to_remove_if_old <"$work/old"; } | sort -u >"$work/all"
# First images, then the app, then documents, because each may refer to the ones before.
images_and_others <"$work/all" | upload
app <"$work/all" | upload
documents <"$work/all" | upload
{ cat "$work/new" && to_keep_if_old <"$work/old"; } | upload_list
