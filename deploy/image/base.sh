#!/bin/sh
# Makes the two images that `deploy/Dockerfile` starts from, where no registry of images can be reached: Debian 12 from its
# packages, and the same with Node and npm from the npm registry. Names, folders and users are those of the official images.
#   deploy/image/base.sh [24]     # the major version of Node
# Requires root, buildah and mmdebstrap (apt-get install buildah mmdebstrap), and npm.
set -eu
MAJOR=${1:-24}
DEBIAN=docker.io/library/debian:bookworm-slim
NODE=docker.io/library/node:$MAJOR-bookworm-slim
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
cd "$WORK"

# What every Debian has, without manuals and translations, but with the licences.
mmdebstrap --variant=minbase --include=usr-is-merged --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/info/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/lintian/*' \
  --customize-hook='rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/* "$1"/var/log/*' \
  bookworm debian.tar
container=$(buildah from scratch)
buildah add --quiet "$container" debian.tar /
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --cmd bash "$container"
buildah commit --quiet --rm "$container" "$DEBIAN"

# The package `node` has the binary for each platform in a package of its own, which it installs by a script.
npm install --prefix npm --no-save --no-audit --no-fund --engine-strict=false --foreground-scripts "node@$MAJOR" npm@11
mkdir -p local/bin local/etc local/lib/node_modules
# For a registry behind a proxy: the certificates that build.sh lends to the build.
echo cafile=/etc/ssl/certs/ca-certificates.crt > local/etc/npmrc
install -m 755 npm/node_modules/node/bin/node local/bin/node
cp npm/node_modules/node/node_modules/node-linux-*/LICENSE local/LICENSE
cp -R npm/node_modules/npm local/lib/node_modules/npm
ln -s ../lib/node_modules/npm/bin/npm-cli.js local/bin/npm
container=$(buildah from --pull-never "$DEBIAN")
buildah add --quiet "$container" local /usr/local
buildah run --isolation chroot "$container" -- sh -c 'groupadd -g 1000 node && useradd -u 1000 -g node -m -s /bin/bash node'
buildah config --cmd node "$container"
buildah commit --quiet --rm "$container" "$NODE"
buildah images
