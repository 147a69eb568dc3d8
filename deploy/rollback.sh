#!/bin/bash
# company-website rollback [FILE]: puts the release before the last upgrade into service again.
# Without FILE it keeps the data when the old release can read them, and else restores the backup of the upgrade.
# With FILE it restores this backup. What the site holds now is copied first, into replaced-….tar.
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/common.sh"

archive=${1:-}
if [ $# -gt 1 ] || [[ $archive = -* ]]; then die "Usage: $site rollback [FILE]"; fi
require_systemd
new=$(readlink "$home/current") || die "$home/current is missing: run deploy/install.sh first."
old=$(readlink "$home/previous") || old=$new
if [ "$old" = "$new" ] || [ ! -d "$home/$old" ]; then die "There is no release before $new in $home."; fi

require_backup() {
  if [ ! -r "$archive" ]; then die "The backup ${archive:-before-$new-….tar} is not there; nothing was changed."; fi
  RELEASE=$old "$site" restore --check "$archive" > /dev/null || die "$archive cannot be restored; nothing was changed."
}

if [ -n "$archive" ]; then
  require_backup
  replace_store "$archive" "$old" "$new"
else
  systemctl stop "$site"
  switch_to "$old" "$new"
  start_site
  wait_until_ready || {
    # Runs on while there is nothing to restore.
    systemctl stop "$site"
    switch_to "$new" "$old"
    start_site
    archive=$(find "$backups" -name "before-$new-*.tar" | sort | tail -n 1)
    require_backup
    echo "The release $old cannot read the present data: it gets the backup $archive."
    replace_store "$archive" "$old" "$new"
  }
fi
{ wait_until_ready && page_is_good; } || {
  show_log
  die "The release $old does not show its pages. Look at: journalctl -u $site"
}
run ln -sfn "$new" "$home/previous"
echo "The server runs $old.${replaced:+ What arrived since the backup is only in $replaced.}"
