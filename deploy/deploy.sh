#!/bin/sh
# Uploads a build to a server without interrupting visitors: deploy/deploy.sh [--dry-run] TARGET [BUILD]
# TARGET is an existing folder, local or at user@host:. BUILD is dist by default. To roll back, name an older build.
# After a failure, run the same command again.
#
# Never changed or deleted: files that no deployment has uploaded. TARGET/.deployed lists those that have been uploaded.
set -eu
export LC_ALL=C # sort and comm must not depend on the language of the machine

main() {
  read_parameters "$@"
  copy_build
  [ "$dry" ] || lock
  list_files
  stop_if_a_foreign_file_is_in_the_way

  # First the list, so that an interrupted deployment never leaves a file that the list lacks.
  cat "$work/new" "$work/old" | upload_list
  # A new file may be too small to be compressed. The server would send its old compressed copy instead.
  compressed_copies <"$work/gone" | delete
  # First images, then the app, then documents, because each may refer to the ones before.
  images_and_others <"$work/new" | upload
  app <"$work/new" | upload
  documents <"$work/new" | upload
  documents <"$work/gone" | delete
  # Other old files stay, because a page that was opened earlier may still request them.
  { cat "$work/new" && to_keep <"$work/gone"; } | upload_list
}

# The parts of a list of files.
documents() { grep -E '\.html(\.br|\.gz)?$'; } # with their compressed copies
app() { grep '^assets/'; }
images_and_others() { grep -Ev '^assets/|\.html(\.br|\.gz)?$'; }
compressed_copies() { grep -E '\.(br|gz)$'; }
to_keep() { grep -Ev '\.(html|br|gz)$'; }

fail() { echo "deploy.sh: $1" >&2 && exit 1; }

read_parameters() {
  dry=
  [ "${1-}" != --dry-run ] || { dry=$1 && shift; }
  target=${1-} build=${2-$(dirname "$0")/../dist}
  case $target in '' | / | *: | *:/) fail 'name a target, for example user@host:/var/www/kernel-ridge' ;; esac
  for file in index.html 404.html assets/app.js; do
    [ -s "$build/$file" ] || fail "there is no $file in $build. Run: npm run build"
  done
  rsync --info=help >/dev/null 2>&1 || fail 'install rsync 3.1 or later'
}

# Uploads from a copy, so that a build that runs at the same time cannot remove files.
copy_build() {
  work=$(mktemp -d) locked=
  trap 'unlock; rm -rf "$work"' EXIT
  trap 'exit 1' HUP INT TERM
  cp -R "$build/." "$work/build"
}

# Only one deployment at a time. The lock is a symbolic link, because rsync creates a link in one step, and prints its
# name only if no other deployment was faster. The text of the link says who holds the lock.
lock() {
  ln -s "$(id -un)@$(uname -n) since $(date '+%Y-%m-%d %H:%M %Z')" "$work/.deploying"
  locked=$(rsync -ls --ignore-existing --out-format=%n -- "$work/.deploying" "$target/.deploying") || locked=
  [ -z "$locked" ] || return 0
  holder=$(rsync -ls --list-only -- "$target/.deploying" 2>/dev/null | sed 's/.* -> //')
  [ "$holder" ] || fail "cannot write to the folder $target"
  fail "another deployment is running: $holder. If it was interrupted, delete $target/.deploying"
}
unlock() {
  [ -z "$locked" ] || echo .deploying | delete >/dev/null ||
    echo "deploy.sh: cannot remove the lock. Delete $target/.deploying before the next deployment" >&2
}

# Lists the files of the new build, those of old deployments, and those of old deployments that are gone from the build.
list_files() {
  (cd "$work/build" && find . -type f) | sed 's|^\./||' | sort >"$work/new"
  touch "$work/old"
  rsync -s --ignore-missing-args -- "$target/.deployed" "$work/old" || fail "cannot read the folder $target"
  sort -u -o "$work/old" "$work/old" # it may have been sorted by the rules of another language
  comm -23 "$work/old" "$work/new" >"$work/gone"
}

# Foreign files are those that no deployment has uploaded.
stop_if_a_foreign_file_is_in_the_way() {
  comm -13 "$work/old" "$work/new" | rsync -ns --existing --ignore-times --files-from=- --out-format=%n \
    -- "$work/build/" "$target/" >"$work/existing"
  foreign=$(grep -v '/$' "$work/existing") || return 0
  fail "$target has files that no deployment has uploaded. Move them away first: $foreign"
}

# Reads a list of files of the build, and uploads them.
# -s: paths may contain spaces and quotes. --checksum, --chmod: file times and the umask must not matter.
upload() {
  rsync $dry -s --checksum --perms --chmod=D755,F644 --info=name1 --files-from=- -- "$work/build/" "$target/"
}

# Reads a list of files that are not in the build, and deletes them from the server.
delete() {
  cat >"$work/list"
  # rsync deletes a listed file on the server if the build lacks it, but the file's folder must exist in the build.
  while IFS= read -r file; do mkdir -p "$work/build/$(dirname "$file")"; done <"$work/list"
  rsync $dry -s --delete-missing-args --info=del1 --files-from="$work/list" -- "$work/build/" "$target/"
}

# Reads a list of files, and uploads it as the list of what deployments have uploaded.
upload_list() {
  sort -u >"$work/build/.deployed"
  echo .deployed | upload
}

main "$@"
