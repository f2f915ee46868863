#!/bin/sh
# Builds the image of `deploy/Dockerfile` without a Docker engine and without a registry of images, and checks it: base images by
# base.sh, steps by buildah in a chroot, then check.mjs. Requires root and what those two name.
#   deploy/image/build.sh [TAG]
set -eu
HERE=$(dirname "$(readlink -f "$0")")
TAG=${1:-ganita:local}
NODE=docker.io/library/node:24-bookworm-slim
buildah inspect --type image "$NODE" >/dev/null 2>&1 || "$HERE/base.sh" 24
# The certificates of this machine are lent to the build only: no layer has them.
buildah build --isolation chroot --pull-never --format docker --layers --volume /etc/ssl/certs:/etc/ssl/certs:ro \
  -f "$HERE/../Dockerfile" -t "$TAG" "$HERE/../.."
# The check reads what the checkout has built.
node "$HERE/../../tools/build.mjs"
node "$HERE/check.mjs" "$TAG"
