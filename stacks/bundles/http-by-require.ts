import type { Plugin } from "esbuild";

const namespace = "http-by-require";

/**
 * Has `node:http` required where the code imports it. An import reads every property of a built-in module, of which http
 * has some that load the whole of Node's fetch and WebSocket: 20 ms of a function's import (docs/decisions/bundles.md).
 */
export const httpByRequire: Plugin = {
  name: namespace,
  setup(build) {
    build.onResolve({ filter: /^(node:)?http$/ }, ({ kind }) =>
      kind === "import-statement" ? { path: "node:http", namespace } : { path: "node:http", external: true },
    );
    build.onLoad({ filter: /.*/, namespace }, () => ({ contents: 'module.exports = require("node:http");' }));
  },
};
