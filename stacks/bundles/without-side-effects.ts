import type { Plugin } from "esbuild";

/**
 * Libraries whose modules do nothing but declare, and don't say so in their package.json: without that a bundler keeps every command of
 * theirs, used or not. What of them would do something when it is imported must not stand here.
 */
const declaring = /node_modules\/(?:dynamodb-toolbox|@aws-sdk\/(?:lib|util)-dynamodb)\//;
const named = /^(?:dynamodb-toolbox|@aws-sdk\/(?:lib|util)-dynamodb)(?:\/|$)|^\./;
const ownResolve = Symbol("asked");

/** Leaves out what is not used of them. */
export const withoutSideEffects: Plugin = {
  name: "without-side-effects",
  setup(build) {
    build.onResolve({ filter: named }, async ({ path, pluginData, ...from }) => {
      if (pluginData === ownResolve || (path.startsWith(".") && !declaring.test(from.importer))) return undefined;
      const resolved = await build.resolve(path, { ...from, pluginData: ownResolve });
      return declaring.test(resolved.path) ? { ...resolved, sideEffects: false } : resolved;
    });
  },
};
