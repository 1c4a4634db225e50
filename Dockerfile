# The product in one image: web app, server and the commands for backups and keys. `docs/operations.md` says how to run it.
# Any image with Node.js 24 and npm does.
ARG NODE_IMAGE=node:24-bookworm-slim

# What the web app is built with stays here.
FROM ${NODE_IMAGE} AS web
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /build
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Plateful" \
      org.opencontainers.image.description="Nutrition and meal planning for people, their coaches and their clients" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
WORKDIR /srv/plateful
COPY --from=packages /build/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY content content
COPY tools tools
COPY apps/server apps/server
COPY --from=web /build/apps/web/dist apps/web/dist
# The server's user owns its data and nothing of the program.
RUN mkdir -p /var/lib/plateful/media /var/lib/plateful/backups \
    && chown -R 10001:10001 /var/lib/plateful \
    && chmod -R 700 /var/lib/plateful
ENV NODE_ENV=production \
    MEDIA_FOLDER=/var/lib/plateful/media
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready/`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--v8-pool-size=1", "--min-semi-space-size=16", "--max-semi-space-size=16", "apps/server/src/main.ts"]
