#!/bin/bash
# Puts the version of this folder into service on a machine where install.sh has run:
#   sudo bash deploy/upgrade.sh [--dry-run]
# Builds the release beside the running one, stops the site, makes a backup, starts the new release, which
# migrates the database, and goes back to the old release when the new one is not ready or its pages are not
# as they should be.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case ${1:-} in
  "") ;;
  --dry-run) dry_run=yes ;;
  *) die "Usage: bash deploy/upgrade.sh [--dry-run]" ;;
esac
require_systemd
old=$(readlink "$home/current") || die "$home/current is missing: run deploy/install.sh first."

switch_to() {
  run ln -sfn "$1" "$home/current"
  run cp "$home/$1/deploy/systemd/$site.service" /etc/systemd/system/
  run systemctl daemon-reload
}

# Restores the backup into an empty data folder, for a database that the new release has migrated.
restore_data() {
  local aside
  if grep -qE '^(DATABASE_URL|S3_BUCKET)' "$settings"; then
    die "The old release does not start either. If the new one has migrated the database, empty the database and
the bucket, then: $site restore $archive; systemctl start $site"
  fi
  aside=$data.$(date +%Y%m%d-%H%M%S)
  echo "The old release does not start on the migrated database. Its data moves to $aside, the backup is restored."
  systemctl stop "$site"
  mv "$data" "$aside"
  install -d -o "$site" -g "$site" -m 0700 "$data"
  "$site" restore "$archive" || die "The restore failed. The data are in $aside and in $archive."
  systemctl start "$site"
  wait_until_ready || die "The old release does not start on the restored data. Look at: journalctl -u $site"
  echo "What arrived while the new release ran is only in $aside."
}

go_back() {
  echo "The release $release is not good. The last lines of its log:" >&2
  show_log
  systemctl stop "$site"
  switch_to "$old"
  systemctl start "$site"
  wait_until_ready || restore_data
  die "The site runs the old release $old again. The backup is $archive."
}

[ "$dry_run" = yes ] || wait_until_ready ||
  die "The site is not ready now. Repair it before the upgrade: $site doctor"
place_release
if [ "$release" = "$old" ]; then
  echo "The release $release already runs."
  exit
fi
archive=$backups/before-$release-$(date +%Y%m%d-%H%M%S).tar
run systemctl stop "$site"
run "$site" backup --to "$archive" || {
  systemctl start "$site"
  die "The backup failed. The site runs the old release $old again."
}
switch_to "$release"
run systemctl start "$site"
[ "$dry_run" = yes ] && exit
{ wait_until_ready && page_is_good; } || go_back
echo "The site runs $release. The old release $home/$old and the backup $archive can be deleted later."
