#!/bin/sh
# /usr/local/bin/quotes: the operator's commands as the user, in the folder and with the variables of quotes.service.
# As root: sudo quotes --help. RELEASE names the folder of another release than the current one.
exec systemd-run --quiet --collect --pipe --wait --uid=quotes --gid=quotes \
  --working-directory="${RELEASE:-/srv/quotes/current}" \
  --setenv=NODE_ENV=production --setenv=HOST=127.0.0.1 --setenv=PORT=3000 --setenv=DATA_DIR=/var/lib/quotes \
  --property=EnvironmentFile=/etc/quotes.env \
  --property=StateDirectory=quotes --property=StateDirectoryMode=0700 --property=UMask=0077 \
  /usr/bin/node --enable-source-maps dist/api/commands/quotes.js "$@"
