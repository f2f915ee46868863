#!/bin/sh
# Builds the image of `deploy/Dockerfile` without a Docker engine and without a registry of images, and checks it: base images by
# base.sh, steps by buildah in a chroot, then check.mjs. Requires root and what those two name.
#   deploy/image/build.sh [TAG]
set -eu
HERE=$(dirname "$(readlink -f "$0")")
TAG=${1:-ganita:local}
NODE=docker.io/library/node:22-bookworm-slim
buildah inspect --type image "$NODE" >/dev/null 2>&1 || "$HERE/base.sh" 22
# Certificates of this machine, for a registry that is reached through a proxy with one of its own.
buildah build --isolation chroot --pull-never --format docker --layers \
  --volume /etc/ssl/certs:/etc/ssl/certs:ro --env NPM_CONFIG_CAFILE=/etc/ssl/certs/ca-certificates.crt --unsetenv NPM_CONFIG_CAFILE \
  -f "$HERE/../Dockerfile" -t "$TAG" "$HERE/../.."
node "$HERE/check.mjs" "$TAG"
