# Build with `docker build -t company-website .`; docs/operations.md explains how to run it.
ARG NODE=24-bookworm-slim
FROM node:${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM node:${NODE} AS packages
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:${NODE}
# One malloc arena for all threads, because each further arena holds unused memory.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=1
# Docker would start a server with a wrong setting again and again; doctor expects the one beside it.
ENV ON_WRONG_SETTING=wait SERVER_EXPECTED=yes
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY package.json ./
COPY contract contract
COPY content content
COPY i18n i18n
COPY server server
COPY scripts scripts
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s CMD node scripts/healthy.mjs
CMD ["node", "--max-semi-space-size=2", "--no-parallel-scavenge", "server/start.mjs"]
