#!/bin/sh
# Writes a deployment's configuration into the page of a build, and compresses the page again.
#   KISMARA_CONFIG='{"baseUrl":"https://api.example.com"}' deploy/configure.sh dist
set -eu
page="${1:?the folder of a build}/index.html"
config="${KISMARA_CONFIG-}"
[ -n "$config" ] || config='{}'
case "$config" in
  *'<'* | *'
'*) echo "KISMARA_CONFIG must be JSON in one line, without <" >&2; exit 1 ;;
esac
# What sed would read as its own.
escaped=$(printf '%s' "$config" | sed 's/[\\&|]/\\&/g')
block='<script type="application/json" id="config">'
grep -q "$block" "$page" || { echo "$page has no configuration" >&2; exit 1; }
sed "s|$block[^<]*<|$block$escaped<|" "$page" >"$page.new"
cat "$page.new" >"$page"
rm -f "$page.new" "$page.br" "$page.gz"
gzip -9 --keep "$page"
# Without it, a server has the .gz.
if command -v brotli >/dev/null; then brotli --keep "$page"; fi
