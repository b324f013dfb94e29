#!/bin/sh
# What the container runs: writes the configuration of its environment into the page, then serves it.
set -eu
/srv/deploy/configure.sh /srv/kismara
exec nginx -e stderr -c /srv/deploy/nginx.conf -g 'daemon off;'
