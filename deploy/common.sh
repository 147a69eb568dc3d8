# shellcheck shell=bash disable=SC2034
# What install.sh and upgrade.sh share.
set -euo pipefail
umask 022

site=company-website
home=/opt/$site
data=/var/lib/$site
backups=/var/backups/$site
settings=/etc/$site.env
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
registry=${NPM_REGISTRY:-https://registry.npmjs.org}
dry_run=no

die() {
  echo "$*" >&2
  exit 1
}

# Prints a command and runs it, unless this is a dry run.
run() {
  echo "+ $*"
  [ "$dry_run" = yes ] || "$@"
}

require_systemd() {
  [ "$dry_run" = yes ] && return
  [ "$(id -u)" = 0 ] || die "Run this as root: sudo bash $0"
  [ -d /run/systemd/system ] ||
    die "systemd does not run here, as in a container or a chroot. Use a machine that systemd has booted, or compose.yaml."
  exec 9> "/run/$site-install.lock"
  flock --nonblock 9 || die "Another installation or upgrade is running."
}

# The files of this folder that belong to a release, as a tar stream.
pack_source() {
  tar -C "$source" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
    --exclude=./.git --exclude=./node_modules --exclude=./.node --exclude=./.cache --exclude=./data \
    --exclude='./dist*' --exclude=./test-results --exclude=./.env --exclude='./*.tar' -cf - .
}

# Puts the Node and npm of node.sha512 into a folder. Debian's own Node is too old.
bring_node() {
  local folder=$1 arch files file
  case $(uname -m) in
    x86_64) arch=x64 ;;
    aarch64) arch=arm64 ;;
    *) die "There is no Node package for $(uname -m)." ;;
  esac
  files=$(sed -n "s/^[0-9a-f]*  \(node-linux-$arch-.*\|npm-.*\)$/\1/p" "$source/deploy/node.sha512")
  mkdir -p "$folder/bin" "$folder/npm"
  for file in $files; do
    curl -fsS --retry 3 -o "$folder/$file" "$registry/${file%-*}/-/$file"
  done
  (cd "$folder" && sha512sum --check --quiet --strict --ignore-missing "$source/deploy/node.sha512")
  tar -xzf "$folder"/node-linux-*.tgz -C "$folder" --no-same-owner --strip-components=1 package/bin/node
  tar -xzf "$folder"/npm-*.tgz -C "$folder/npm" --no-same-owner --strip-components=1
  ln -s ../npm/bin/npm-cli.js "$folder/bin/npm"
  rm "$folder"/*.tgz
}

# Makes a release of this folder in $home, named by its version and content, and sets $release.
place_release() {
  local version folder
  version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$source/package.json")
  release=$version-$(pack_source | sha256sum | cut -c1-8)
  [ ! -d "$home/$release" ] || return 0
  echo "Making the release $home/$release (a few minutes)"
  [ "$dry_run" = yes ] && return
  folder=$home/$release.unfinished
  rm -rf "$home"/*.unfinished
  mkdir -p "$folder"
  pack_source | tar -xf - -C "$folder"
  bring_node "$folder/.node"
  (
    cd "$folder"
    export PATH=$folder/.node/bin:$PATH npm_config_registry=$registry npm_config_loglevel=error
    npm ci --ignore-scripts --no-audit --no-fund
    npm run build
    npm prune --omit=dev --ignore-scripts --no-audit --no-fund
  )
  mv "$folder" "$home/$release"
}

# Waits up to two minutes until the server is ready; fails at once when it ends.
wait_until_ready() {
  local port
  port=$(sed -n 's/^PORT=//p' "$settings")
  for _ in $(seq 120); do
    curl -fs -o /dev/null --max-time 5 "http://127.0.0.1:${port:-3000}/readyz" && return
    [ "$(systemctl show --property=NRestarts --value "$site")" = 0 ] || return 1
    systemctl is-failed --quiet "$site" && return 1
    sleep 1
  done
  return 1
}

# Whether the home page arrives with exactly one policy, from the server and through a proxy on this machine.
# With two policies a browser shows a page without style and script. A proxy without a certificate yet, or on
# another machine, is not asked.
page_is_good() {
  local port host
  port=$(sed -n 's/^PORT=//p' "$settings")
  host=$(sed -n 's#^SITE_URL=https\?://##p' "$settings")
  has_one_policy "http://127.0.0.1:${port:-3000}/" -H "Host: $host" || return 1
  curl -s -o /dev/null --max-time 10 --insecure --resolve "$host:${https_port:=443}:127.0.0.1" "https://$host:$https_port/" || return 0
  has_one_policy "https://$host:$https_port/" --insecure --resolve "$host:$https_port:127.0.0.1"
}

has_one_policy() {
  local head
  head=$(curl -s -o /dev/null -D - --max-time 10 "$@") || return 1
  [[ $head =~ ^HTTP/[0-9.]+\ 200 ]] && [ "$(grep -ci '^content-security-policy:' <<< "$head")" = 1 ] && return
  echo "$1 is not as it should be: a page with one Content-Security-Policy. Its head:" >&2
  echo "$head" >&2
  return 1
}

show_log() {
  journalctl --unit "$site" --lines 20 --no-pager --output cat >&2
}
