#!/bin/bash
# Puts the version of this folder into service on a machine where install.sh has run:
#   sudo bash deploy/upgrade.sh [--dry-run] [--take-files] [--other-company]
# Builds the release beside the running one, stops the site, makes a backup, starts the new release, which
# migrates the database, and goes back to the old release when the new one is not ready or its pages are not
# as they should be. Unit files and the proxy's configuration follow the release; where someone has changed
# them, it shows the difference and asks. --take-files replaces them without asking. A release with another company's
# name than the running one is refused without --other-company: it may hold the sample instead of your content.
# Keeps the release that runs and the one before; the server removes the backups after 30 days.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

other_company=no
for option; do
  case $option in
    --dry-run) dry_run=yes ;;
    --take-files) take_files=yes ;;
    --other-company) other_company=yes ;;
    *) die "Usage: bash deploy/upgrade.sh [--dry-run] [--take-files] [--other-company]" ;;
  esac
done
require_systemd
old=$(readlink "$home/current") || die "$home/current is missing: run deploy/install.sh first."

company_in() {
  sed -n 's/^  "name": "\(.*\)",$/\1/p' "$1/content/company.json"
}

require_same_company() {
  local now new
  now=$(company_in "$home/$old")
  new=$(company_in "$source")
  [ "$now" = "$new" ] || [ "$other_company" = yes ] || die "This folder has the content of \"$new\", but the site is \"$now\". \
Merge the new version into the repository with your content (docs/owner.md, \"A new version\"), or add --other-company. Nothing was changed."
}

go_back() {
  echo "The release $release is not good. The last lines of its log:" >&2
  show_log
  systemctl stop "$site"
  switch_to "$old" "$release"
  start_site
  wait_until_ready || restore_data
  die "The site runs the old release $old again. The backup is $archive."
}

# For a database that the new release has migrated.
restore_data() {
  echo "The old release does not start on the migrated database: it gets the backup."
  switch_to "$release" "$old"
  replace_store "$archive" "$old" "$release"
  wait_until_ready || die "The old release does not start on the restored data. Look at: journalctl -u $site"
  echo "What arrived while the new release ran is only in $replaced."
}

# Removes all releases but the one that runs and the one before.
remove_old_releases() {
  local folder
  for folder in "$home"/*/; do
    folder=$(basename "$folder")
    case $folder in "$release" | "$old" | current | previous) ;; *) run rm -rf "${home:?}/$folder" ;; esac
  done
}

[ "$dry_run" = yes ] || wait_until_ready ||
  die "The site is not ready now. Repair it before the upgrade: $site doctor"
require_same_company
place_release
if [ "$release" = "$old" ]; then
  echo "The release $release already runs."
  update_files "$source" "$source"
  exit
fi
archive=$backups/before-$release-$(date +%Y%m%d-%H%M%S).tar
run systemctl stop "$site"
run "$site" backup --to "$archive" || {
  start_site
  die "The backup failed. The site runs the old release $old again."
}
switch_to "$release" "$old"
start_site
[ "$dry_run" = yes ] && exit
{ wait_until_ready && page_is_good; } || go_back
run ln -sfn "$old" "$home/previous"
remove_old_releases
echo "The server runs $release. To go back to $old: $site rollback"
if reason=$(site_is_public 2> /dev/null); then
  echo "The site runs at https://$(host_name)."
else
  echo "https://$(host_name) does not show it from here: ${reason:-it answers with something else}"
fi
