#!/bin/bash
usage="Usage: sudo bash deploy/install.sh [options]

Installs this folder's version of the site on Debian 12 or 13, or Ubuntu 24.04, with SQLite and a TLS proxy.
Asks for what is missing. Running it again changes nothing that is already there, and shows what differs from
this version; deploy/upgrade.sh brings another version.

  --host NAME         the public host name, such as www.company.example
  --hr-email ADDRESS  receives new applications
  --smtp-url URL      the mail server, such as smtps://user:password@mail.company.example; leave it out to be
                      asked, which keeps the password out of the shell's history
  --mail-from SENDER  the sender of emails; default: no-reply@ the host name
  --proxy NAME        caddy (default; obtains the certificate by itself), nginx or none
  --dry-run           prints the commands and changes nothing"
# shellcheck source-path=SCRIPTDIR source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

host='' hr_email='' smtp_url='' mail_from='' proxy=caddy
while [ $# -gt 0 ]; do
  case $1 in
    --dry-run) dry_run=yes ;;
    --help) echo "$usage" && exit ;;
    --host | --hr-email | --smtp-url | --mail-from | --proxy)
      [ $# -gt 1 ] || die "$usage"
      variable=${1#--}
      printf -v "${variable//-/_}" %s "$2"
      shift
      ;;
    *) die "$usage" ;;
  esac
  shift
done

# Asks for a value that no flag has given.
ask() {
  local variable=$1 question=$2
  [ -z "${!variable}" ] || return 0
  [ -t 0 ] || die "--${variable//_/-} is missing.

$usage"
  read -rp "$question: " "${variable?}"
  [ -n "${!variable}" ] || die "$question: nothing was entered."
}

# Writes its input to a file that does not exist yet.
write_new() {
  local path=$1 mode=$2
  if [ -e "$path" ]; then
    echo "$path exists and stays as it is"
    cat > /dev/null
    return
  fi
  echo "+ write $path (mode $mode)"
  if [ "$dry_run" = yes ]; then cat > /dev/null; else install -D -m "$mode" /dev/stdin "$path"; fi
}

check_system() {
  # shellcheck source=/dev/null
  . /etc/os-release
  case "$ID $VERSION_ID" in
    "debian 12" | "debian 13" | "ubuntu 24.04") ;;
    *) die "This script knows Debian 12, Debian 13 and Ubuntu 24.04, not $PRETTY_NAME." ;;
  esac
}

ask_for_settings() {
  if [ -e "$settings" ]; then
    host=$(host_name)
    return
  fi
  ask host "Public host name, such as www.company.example"
  ask hr_email "Email address that receives new applications"
  ask smtp_url "Mail server, such as smtps://user:password@mail.company.example"
  [[ $host =~ ^[a-z0-9.-]+\.[a-z]+$ ]] || die "--host must be a host name alone, not \"$host\"."
  [[ $smtp_url =~ ^smtps?:// ]] || die "--smtp-url must start with smtp:// or smtps://."
}

install_packages() {
  local package packages=(curl ca-certificates) missing=()
  [ "$proxy" = none ] || packages+=("$proxy")
  [ "$proxy" != nginx ] || packages+=(openssl)
  for package in "${packages[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2> /dev/null | grep -q "ok installed" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  run apt-get update -qq
  run env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}"
}

create_account() {
  id "$site" > /dev/null 2>&1 ||
    run useradd --system --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$site"
  run install -d -m 0755 "$home"
  run install -d -o "$site" -g "$site" -m 0700 "$backups"
}

write_settings() {
  write_new "$settings" 0600 << END
# The settings of the site, which README.md describes. Then: systemctl restart $site
SITE_URL=https://$host
HOST=127.0.0.1
PORT=3000
TRUST_PROXY=127.0.0.1
HR_EMAIL=$hr_email
SMTP_URL=$smtp_url
MAIL_FROM=${mail_from:-no-reply@$host}
BACKUP_DIR=$backups
END
}

install_service() {
  [ -e "$home/current" ] || run ln -sfn "$release" "$home/current"
  run ln -sfn "$home/current/deploy/$site" "/usr/local/bin/$site"
  write_new "/etc/systemd/system/$site.service" 0644 < "$source/deploy/systemd/$site.service"
  run systemctl daemon-reload
  run systemctl enable --quiet "$site"
  start_site
}

# A certificate that lasts until certbot brings the real one.
make_certificate() {
  [ ! -e "$certificates/key.pem" ] || return 0
  run install -d -m 0700 "$certificates"
  run openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj "/CN=$host" \
    -addext "subjectAltName=DNS:$host${other:+,DNS:$other}" -keyout "$certificates/key.pem" -out "$certificates/cert.pem"
}

install_proxy() {
  case $proxy in
    caddy)
      # The Caddyfile of the package serves a welcome page.
      if ! grep -qF "$host {" "$caddy_file" 2> /dev/null; then
        [ ! -e "$caddy_file" ] || run mv "$caddy_file" "$caddy_file.before-$site"
        render_proxy caddy "$source" "$host" | write_new "$caddy_file" 0644
      fi
      check_proxy caddy
      run systemctl enable --quiet caddy
      run systemctl reload-or-restart caddy
      ;;
    nginx)
      make_certificate
      run rm -f /etc/nginx/sites-enabled/default
      render_proxy nginx "$source" "$host" | write_new "$nginx_file" 0644
      check_proxy nginx
      run systemctl enable --quiet nginx
      run systemctl reload-or-restart nginx
      ;;
  esac
}

show_next_steps() {
  local link=$data/first-admin-link.txt reason
  echo
  if reason=$(site_is_public 2> /dev/null); then
    echo "The site runs at https://$host. What is left:"
  else
    echo "The server runs, but https://$host does not show it yet: ${reason:-it answers with something else}"
    echo "What is left:"
    echo "- Let the name $host${other:+, and $other,} lead to this machine, and see that the certificate is valid"
  fi
  [ ! -f "$link" ] || echo "- Create the first administrator within 72 hours: $(cat "$link")"
  [ "$proxy" != nginx ] || [ -d "/etc/letsencrypt/live/$host" ] ||
    echo "- Replace the temporary certificate: apt-get install python3-certbot-nginx && certbot --nginx -d $host${other:+ -d $other}"
  if command -v ufw > /dev/null && ufw status | grep -q "Status: active"; then
    echo "- Open the firewall: ufw allow 80/tcp && ufw allow 443/tcp"
  else
    echo "- Open the ports 80 and 443 in the firewall of this machine and of its provider, and no others but SSH"
  fi
  echo "- Check everything: $site doctor"
  echo "- Read \"Before going live\" in docs/operations.md"
}

case $proxy in caddy | nginx | none) ;; *) die "--proxy must be caddy, nginx or none." ;; esac
require_systemd
check_system
ask_for_settings
other=$(other_host "$host")
install_packages
create_account
place_release
[ ! -e "$home/current" ] || [ "$(readlink "$home/current")" = "$release" ] ||
  die "$home/current is another version: run deploy/upgrade.sh."
write_settings
install_service
install_proxy
[ "$dry_run" = yes ] && exit
wait_until_ready || {
  show_log
  die "The site is not ready. Correct $settings, then: systemctl reset-failed $site; systemctl restart $site"
}
page_is_good || die "The server runs, but a browser would not show its pages. Look at the configuration of the proxy."
update_files "$source" "$source"
show_next_steps
