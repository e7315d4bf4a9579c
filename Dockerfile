# syntax=docker/dockerfile:1
# Build:  docker build --build-arg PUBLIC_URL=https://quotes.example -t home-energy-quotes .
# Run:    see compose.yaml and docs/deploy.md

FROM node:24-bookworm-slim AS build
WORKDIR /app
# sqlite3 is compiled where its ready binary cannot be fetched.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# Pages are compressed once, for this address.
ARG PUBLIC_URL
RUN npm run build && cp -RL dist /built
# What the server imports and nothing that builds or tests.
RUN npm ci --omit=dev && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir -m 700 /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /built ./dist
# The operator's commands: docker compose exec quotes quotes --help
COPY --chmod=755 site/generate/quotes.js ./site/generate/quotes.js
RUN ln -s /app/site/generate/quotes.js /usr/local/bin/quotes
USER node
VOLUME /data
EXPOSE 3000
# Ready is who can take a lead. The image has no curl, and Node is there.
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: it gets the SIGTERM.
CMD ["node", "--enable-source-maps", "dist/api/server.js"]
