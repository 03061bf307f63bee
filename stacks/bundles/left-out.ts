import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** What of the card provider's resources is asked for: its SDK makes two hundred of them whenever a client is made. */
export const usedOfCards: readonly string[] = [
  "Disputes",
  "PaymentIntents",
  "PaymentMethods",
  "Refunds",
  "SetupIntents",
];

/** A module of which a function uses nothing but what is `kept`. */
interface LeftOut {
  file: RegExp;
  kept?: readonly string[];
}

const leftOut: readonly LeftOut[] = [
  // JSON Schema is written by the tool that writes OpenAPI alone.
  { file: /\/zod\/v4\/core\/to-json-schema\.js$/ },
  { file: /\/zod\/v4\/core\/json-schema-processors\.js$/, kept: ["aggregateChecks"] },
  // Node has its own.
  { file: /\/@smithy\/core\/dist-es\/submodules\/checksum\/sha256\/Sha256Js\.js$/ },
  // Clusters that are found by asking: our table is none.
  { file: /\/@aws-sdk\/endpoint-cache\/dist-es\/index\.js$/ },
  { file: new RegExp(`/stripe/esm/resources/(?!(?:${usedOfCards.join("|")})\\.js$).*\\.js$`) },
  { file: /\/stripe\/esm\/StripeEventNotificationHandler\.js$/ },
  // Requests go by Node's own http; no resource that is asked for has figures that are too large for a number.
  { file: /\/stripe\/esm\/(?:net\/FetchHttpClient|Decimal|V2Coercion)\.js$/ },
];

/**
 * What a client can be answered by what functions ask of it; each knows many more errors (backups, exports, tables that are made). One that
 * is not here comes as the client's general error, with its name.
 */
export const errorsOf: Readonly<Record<string, readonly string[]>> = {
  dynamodb: [
    "ConditionalCheckFailedException",
    "IdempotentParameterMismatchException",
    "InternalServerError",
    "ProvisionedThroughputExceededException",
    "RequestLimitExceeded",
    "ResourceNotFoundException",
    "ThrottlingException",
    "TransactionCanceledException",
    "TransactionConflictException",
    "TransactionInProgressException",
  ],
  "secrets-manager": [
    "DecryptionFailure",
    "InternalServiceError",
    "InvalidParameterException",
    "InvalidRequestException",
    "ResourceNotFoundException",
  ],
};

const exported = /^export (?:const|let|var|class|(?:async )?function\*?) (\w+)|^export \{([^}]*)\}/gm;

/** The names that a module exports, but for those that stand for a whole other module. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(exported)].flatMap(([, one, several = ""]) =>
    one ? [one] : several.split(",").flatMap((part) => /(\w+)\s*$/.exec(part)?.[1] ?? []),
  );

const standInModule = "solvia-stand-in";
/** May be made, as an SDK makes all its parts, and throws when it is called. */
const standIn = `export function left(){if(!new.target)throw new Error("left out of bundles: stacks/bundles/left-out.ts")}`;

const styles = `module.exports={parse(){throw new Error("left out of bundles: stacks/bundles/left-out.ts")}}`;

/** In the place of a module. */
function inPlaceOf(path: string, text: string, kept: readonly string[]): string {
  const names = namesIn(text).filter((name) => !kept.includes(name));
  const own = kept.length > 0 ? `export{${kept.join()}}from${JSON.stringify(`${path}?whole`)};` : "";
  return `export{${names.map((name) => `left as ${name}`).join()}}from"${standInModule}";${own}`;
}

/** An SDK's shapes are lists whose traits have computed keys, which a bundler takes for an effect: wrapped, those unused go. */
const pure = (text: string): string =>
  text.replaceAll(/^((?:export )?var \w+\$? = )(\[[^]*?\]);$/gm, "$1/* @__PURE__ */ (() => $2)();");

const shapes = /\/@aws-sdk\/client-([\w-]+)\/dist-es\/schemas\/schemas_\d+\.js$/;

/** A client's shapes without the errors that it is never answered. */
function withoutErrors(text: string, kept: readonly string[] | undefined): string {
  if (!kept) return text;
  return text.replaceAll(/^n0_registry\.registerError\((\w+)\$, \1\);$/gm, (line, name: string) =>
    kept.includes(name) ? line : "",
  );
}

/** Leaves out of libraries what no function uses and no bundler can see to be unused. */
export const leaveOut: Plugin = {
  name: "left-out",
  setup(build) {
    // Streams of events within an answer, which nothing that we ask for has: the SDK loads them when one comes.
    build.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ kind }) =>
      kind === "dynamic-import" ? { path: "event-streams", namespace: standInModule } : undefined,
    );
    build.onLoad({ filter: /^event-streams$/, namespace: standInModule }, () => ({
      contents: `export{left as EventStreamSerde,left as eventStreamSerdeProvider}from"${standInModule}";`,
    }));
    build.onResolve({ filter: /\?whole$/ }, ({ path }) => ({ path: path.replace(/\?whole$/, ""), suffix: "?whole" }));
    build.onResolve({ filter: new RegExp(`^${standInModule}$`) }, ({ path }) => ({ path, namespace: standInModule }));
    build.onLoad({ filter: /./, namespace: standInModule }, () => ({ contents: standIn }));
    build.onLoad({ filter: /\/(?:zod|@smithy|@aws-sdk|stripe)\/.*\.js$/ }, async ({ path, suffix }) => {
      const found = suffix === "?whole" ? undefined : leftOut.find(({ file }) => file.test(path));
      if (found) return { contents: inPlaceOf(path, await readFile(path, "utf8"), found.kept ?? []) };
      const [, client] = shapes.exec(path) ?? [];
      if (!client) return undefined;
      return { contents: pure(withoutErrors(await readFile(path, "utf8"), errorsOf[client])) };
    });
    // Styles are not let through, so that none is parsed.
    build.onResolve({ filter: /^postcss$/ }, () => ({ path: "postcss", namespace: standInModule }));
    build.onLoad({ filter: /^postcss$/, namespace: standInModule }, () => ({ contents: styles }));
    // Of its own package a client tells the version.
    build.onLoad({ filter: /\/@aws-sdk\/[\w-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, "utf8")) as { version: string };
      return { contents: JSON.stringify({ version }), loader: "json" };
    });
  },
};
