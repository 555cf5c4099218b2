#!/usr/bin/env bash
# Makes localhost/pokriv-build-base from Debian's packages and the project's own Node, for machines that reach Debian and
# npm but no image registry: IMAGE_BUILD_BASE=localhost/pokriv-build-base npm run image
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mmdebstrap --mode=chrootless --variant=minbase --include=ca-certificates --dpkgopt='path-exclude=/usr/share/man/*' \
  --quiet bookworm "$root/base.tar"
container=$(buildah from scratch)
buildah add --quiet "$container" "$root/base.tar" /
buildah copy --quiet --chmod 755 "$container" node_modules/node/bin/node /usr/local/bin/node
buildah copy --quiet "$container" "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" /usr/local/lib/node_modules/npm
buildah run "$container" ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
buildah run "$container" ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit --quiet --rm "$container" localhost/pokriv-build-base
