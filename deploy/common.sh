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
take_files=no
certificates=/etc/ssl/$site
caddy_file=/etc/caddy/Caddyfile
nginx_file=/etc/nginx/conf.d/$site.conf

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

# The files of this folder that belong to a release, as a tar stream. A copy may have lost or gained x bits.
pack_source() {
  tar -C "$source" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=a-x,u=rwX,go=rX \
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
  chmod 0755 "$folder/deploy/$site"
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

setting() {
  sed -n "s/^$1=//p" "$settings" | tail -n 1
}

start_site() {
  # A unit that has failed too often would not start, and its restarts would count as those of this start.
  run systemctl reset-failed "$site" 2> /dev/null || true
  run systemctl start "$site"
}

# Waits up to two minutes until the server is ready; fails at once when it ends.
wait_until_ready() {
  local port
  port=$(setting PORT)
  for _ in $(seq 120); do
    curl -fs -o /dev/null --max-time 5 "http://127.0.0.1:${port:-3000}/readyz" && return
    [ "$(systemctl show --property=NRestarts --value "$site")" = 0 ] || return 1
    systemctl is-failed --quiet "$site" && return 1
    sleep 1
  done
  return 1
}

host_name() {
  setting SITE_URL | sed 's#^https\?://##; s#[:/].*##'
}

# Whether the home page arrives with its style and its script, with exactly one policy, from the server and
# through a proxy on this machine. With two policies a browser shows a page without style and script. A proxy
# without a certificate yet, or on another machine, is not asked.
page_is_good() {
  local port host
  port=$(setting PORT)
  host=$(host_name)
  is_whole "http://127.0.0.1:${port:-3000}" -H "Host: $host" || return 1
  curl -s -o /dev/null --max-time 10 --insecure --resolve "$host:${https_port:=443}:127.0.0.1" "https://$host:$https_port/" || return 0
  is_whole "https://$host:$https_port" --insecure --resolve "$host:$https_port:127.0.0.1"
}

# Whether a browser elsewhere would show the site: by its public name, with a certificate that it accepts.
# Prints the reason when not.
site_is_public() {
  local host
  host=$(host_name)
  is_whole "https://$host" ||
    { curl -sS -o /dev/null --max-time 10 "https://$host/" 2>&1 | sed -n '1s/^curl: ([0-9]*) //p'; return 1; }
}

is_whole() {
  local address=$1 page script head
  shift
  page=$(curl -s -i --max-time 10 "$@" "$address/") || return 1
  head=${page%%$'\r\n\r\n'*}
  if [[ ! $head =~ ^HTTP/[0-9.]+\ 200 ]] || [ "$(grep -ci '^content-security-policy:' <<< "$head")" != 1 ]; then
    echo "$address/ is not as it should be: a page with one Content-Security-Policy. Its head:" >&2
    echo "$head" >&2
    return 1
  fi
  script=$(grep -o '/assets/entry-[^"]*\.js' <<< "$page" | head -n 1)
  if [ -z "$script" ] || [[ $page != *"<style"* ]] ||
    ! curl -fs -o /dev/null --max-time 10 "$@" "$address$script"; then
    echo "$address/ arrives without its style or its script $script" >&2
    return 1
  fi
}

show_log() {
  journalctl --unit "$site" --lines 20 --no-pager --output cat >&2
}

# The other of the names with and without www; nothing for another subdomain.
other_host() {
  case $1 in
    www.*) echo "${1#www.}" ;;
    *) if [[ $1 =~ ^[^.]+\.([a-z]{2,3}\.[a-z]{2}|[a-z]+)$ ]]; then echo "www.$1"; fi ;;
  esac
}

# The configuration of a proxy for a host, from the example of a release. nginx keeps the certificate that the
# installed file names, such as certbot's.
render_proxy() {
  local proxy=$1 from=$2 host=$3 other cert key
  other=$(other_host "$host")
  local hosts=(-e "s/www\.company\.example/@host@/g" -e "s/company\.example/${other:-@none@}/g" -e "s/@host@/$host/g")
  if [ "$proxy" = caddy ]; then
    sed "${hosts[@]}" "$from/deploy/Caddyfile" |
      sed -e 's#, http://@none@##' -e '/^@none@ {/,/^}/d'
    return
  fi
  cert=$(sed -n 's/^ *ssl_certificate  *\([^;]*\);.*/\1/p' "$nginx_file" 2> /dev/null | head -n 1)
  key=$(sed -n 's/^ *ssl_certificate_key  *\([^;]*\);.*/\1/p' "$nginx_file" 2> /dev/null | head -n 1)
  sed -e "s#/etc/letsencrypt/live/www.company.example/fullchain.pem#${cert:-$certificates/cert.pem}#" \
    -e "s#/etc/letsencrypt/live/www.company.example/privkey.pem#${key:-$certificates/key.pem}#" \
    "${hosts[@]}" -e 's/\(server_name [^@]*\) @none@;/\1;/' "$from/deploy/nginx/site.conf" |
    awk -v RS= -v ORS='\n\n' '!/server_name *@none@;/'
}

# The proxy that install.sh has set up on this machine.
installed_proxy() {
  if [ -e "$nginx_file" ]; then
    echo nginx
  elif grep -qF "$(host_name) {" "$caddy_file" 2> /dev/null; then
    echo caddy
  fi
}

# Installs the new text of a file that has the text of the release before. One that someone has changed is shown
# beside the new text and stays, unless the answer is yes. Fails when the file has not changed.
update_file() {
  local path=$1 new=$2 before=$3 answer=n
  if cmp -s "$path" "$new"; then return 1; fi
  if ! cmp -s "$path" "$before"; then
    echo "$path is not as the release has it:"
    diff -u --label "$path" --label "of this release" "$path" "$new" || true
    [ "$take_files" = no ] || answer=y
    [ "$take_files" = yes ] || [ ! -t 0 ] || read -rp "Replace it? The present file stays beside it. [y/N] " answer
    if [[ ! $answer =~ ^[yY] ]]; then
      echo "$path stays. To replace it: bash deploy/upgrade.sh --take-files"
      return 1
    fi
    run cp -p "$path" "$path.before-$(date +%Y%m%d-%H%M%S)"
  fi
  run install -m 0644 "$new" "$path"
}

# Brings the installed unit files and the proxy to the text of a release, where another release was before.
update_files() {
  local from=$1 before=$2 folder unit proxy path
  for unit in "$from"/deploy/systemd/*; do
    path=/etc/systemd/system/${unit##*/}
    [ -e "$path" ] || continue
    update_file "$path" "$unit" "$before/deploy/systemd/${unit##*/}" || true
  done
  run systemctl daemon-reload
  proxy=$(installed_proxy)
  case $proxy in
    caddy) path=$caddy_file ;;
    nginx) path=$nginx_file ;;
    *) return 0 ;;
  esac
  folder=$(mktemp -d)
  render_proxy "$proxy" "$from" "$(host_name)" > "$folder/new"
  render_proxy "$proxy" "$before" "$(host_name)" > "$folder/before"
  cp -p "$path" "$folder/present"
  if update_file "$path" "$folder/new" "$folder/before" && [ "$dry_run" = no ]; then
    if check_proxy "$proxy"; then
      systemctl reload-or-restart "$proxy"
    else
      cp -p "$folder/present" "$path"
      echo "$proxy refuses the new configuration, so $path stays." >&2
    fi
  fi
  rm -rf "$folder"
}

check_proxy() {
  if [ "$1" = caddy ]; then run caddy validate --config "$caddy_file"; else run nginx -t; fi
}

# Links a release in place of another, and brings the installed files to its text.
switch_to() {
  local from=$home/$1
  [ -d "$from" ] || from=$source
  run ln -sfn "$1" "$home/current"
  update_files "$from" "$home/$2"
}

# Fills the store from a backup with the code of the release $2. What the store holds now is copied into a backup
# first, by the release $3 that wrote it.
replace_store() {
  local archive=$1 reader=$2 writer=$3
  replaced=$backups/replaced-$(date +%Y%m%d-%H%M%S).tar
  RELEASE=$reader "$site" restore --check "$archive" > /dev/null ||
    die "$archive cannot be restored here, so the present data stay."
  systemctl stop "$site"
  "$site" backup --to "$replaced" || {
    start_site
    die "The present data could not be copied, so they stay. Look at: $site doctor"
  }
  "$site" empty-store --yes
  switch_to "$reader" "$writer"
  "$site" restore "$archive" ||
    die "The restore failed. The backups are $archive and, of the data until now, $replaced."
  start_site
}
