# A server in a container: everything is built in the first stage, and only what runs goes into the second.
FROM node:22-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN ./ragtag build /ragtag

FROM node:22-bookworm-slim
ENV NODE_ENV=production RAGTAG_HOST=0.0.0.0 RAGTAG_PORT=8020 RAGTAG_DATA=/data
COPY --from=build /ragtag /ragtag
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 8020
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.RAGTAG_PORT + '/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/ragtag/ragtag"]
CMD ["serve"]
