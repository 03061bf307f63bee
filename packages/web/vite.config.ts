import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { headScript } from "@solvia/core/platform/page/head-script";
import { lookStyle } from "@solvia/core/platform/page/look";
import { typefaceParts, typefaceStyle } from "@solvia/core/platform/page/typeface";
import { defineConfig, type Plugin } from "vite";
import { warehouseWorker } from "./warehouse-worker.ts";

const cloud = process.env["CLOUD"] ?? "http://localhost:3000";

const fontFiles = "@fontsource-variable/onest/files";
const partOf = (name: string): string | undefined => /onest-(latin|latin-ext|cyrillic)-wght-normal/.exec(name)?.[1];

/**
 * What a page does and looks like before the application is there: the same as public pages have (site/pages/document.ts). The faces
 * are said here and not in a style sheet: said again while a page stands, they would take its typeface away for a moment.
 */
const firstLook: Plugin = {
  name: "first-look",
  buildStart() {
    for (const part of Object.keys(typefaceParts)) {
      const path = fileURLToPath(import.meta.resolve(`${fontFiles}/onest-${part}-wght-normal.woff2`));
      const name = `onest-${part}-wght-normal.woff2`;
      this.emitFile({ type: "asset", name, originalFileName: name, source: readFileSync(path) });
    }
  },
  transformIndexHtml: (_, { bundle = {} }) => {
    const files = Object.keys(bundle).flatMap((file) => {
      const part = partOf(file);
      return part ? [[part, `/${file}`] as const] : [];
    });
    const typeface = Object.fromEntries(files);
    const preload = { rel: "preload", as: "font", type: "font/woff2", href: typeface["latin"], crossorigin: true };
    return [
      ...(typeface["latin"] ? [{ tag: "link", attrs: preload }] : []),
      { tag: "script", children: headScript, injectTo: "head-prepend" as const },
      {
        tag: "style",
        children: `${lookStyle}${typefaceStyle(typeface)}body{background:var(--paper)}`,
        injectTo: "head" as const,
      },
    ];
  },
};

/** What measures, of the stage that the site is built for (docs/deploy.md); without an id nothing of the question is built. */
const { ANALYTICS_ID: analytics, ADS_ID: ads } = process.env;
const consentModule = "src/consent/main.ts";

/**
 * A script of its own beside the application: asking for consent weighs nothing in a visit that isn't asked. Public pages read
 * from the manifest where it lies and the ids of what measures (site/pages/shell.ts).
 */
const consent: Plugin = {
  name: "consent",
  buildStart() {
    const id = fileURLToPath(new URL(consentModule, import.meta.url));
    if (analytics || ads) this.emitFile({ type: "chunk", id });
  },
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) => {
      const script = Object.values(bundle).find(
        (one) => one.type === "chunk" && one.facadeModuleId?.endsWith(`/${consentModule}`),
      );
      if (!script) return [];
      const ids = { ...(analytics && { "data-analytics": analytics }), ...(ads && { "data-ads": ads }) };
      const attrs = { type: "module", async: true, src: `/${script.fileName}`, "data-consent": true, ...ids };
      return [{ tag: "script", attrs, injectTo: "body" }];
    },
  },
  async writeBundle({ dir = "" }) {
    if (!analytics && !ads) return;
    const path = `${dir}/shell.json`;
    const manifest = JSON.parse(await readFile(path, "utf8")) as Record<string, object>;
    manifest[consentModule] = { ...manifest[consentModule], ...(analytics && { analytics }), ...(ads && { ads }) };
    await writeFile(path, JSON.stringify(manifest));
  },
};

/** What reads bar codes, of the version that the library wants: served by us, where the library would ask a stranger's server. */
const codeReader = createRequire(createRequire(import.meta.url).resolve("barcode-detector/ponyfill")).resolve(
  "zxing-wasm/reader/zxing_reader.wasm",
);

/**
 * The router's tree of a folder of routes, each with its component in a chunk. There are three: who looks at goods carries neither the
 * customer's own area nor the back office (router/open-tree.ts). What splits a route's file takes files by their query alone: each keeps to its own folder.
 */
const routesOf = (folder: string, tree: string): Plugin[] =>
  [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: `./src/${folder}`,
      generatedRouteTree: `./src/router/${tree}.gen.ts`,
    }),
  ]
    .flat()
    .map((plugin) => {
      const split = /:compile-(virtual|shared)-file$/.exec(plugin.name)?.[1];
      if (!split || typeof plugin.transform !== "object") return plugin;
      const id = new RegExp(`/src/${folder}/.*tsr-${split === "virtual" ? "split" : "shared"}`);
      return { ...plugin, transform: { ...plugin.transform, filter: { id } } };
    });

export default defineConfig({
  plugins: [
    routesOf("routes", "shop-tree"),
    routesOf("customer-routes", "customer-tree"),
    routesOf("office-routes", "office-tree"),
    react(),
    firstLook,
    consent,
    warehouseWorker,
  ],
  // The e-mail kit brings its own React to the root of the workspaces: there must be one.
  // Texts are read by their keys, never by a name that a module exports.
  json: { namedExports: false },
  resolve: { dedupe: ["react", "react-dom"], alias: [{ find: /^zxing-reader\.wasm/, replacement: codeReader }] },
  build: {
    target: "es2023",
    // Read by the function that writes public pages: which files a page asks for.
    manifest: "shell.json",
    chunkSizeWarningLimit: 400,
    modulePreload: {
      // The list of what each lazily loaded chunk leans on is part of the first visit: style sheets must stand in it.
      resolveDependencies: (_, needed) => needed.filter((one) => one.endsWith(".css")),
    },
    rolldownOptions: {
      output: {
        // The routes name every screen's chunk: by its hash alone that is half a KB less of each first visit. The office's, of which
        // it is tested that buyers don't load them, keep their name.
        chunkFileNames: ({ name }) => (/^\w+-routes$/.test(name) ? "assets/[name]-[hash].js" : "assets/[hash].js"),
        codeSplitting: {
          groups: [
            // Tables of records, lists that go on and questions by the handful are the back office's.
            {
              name: "vendor",
              test: /node_modules\/((react|react-dom|scheduler)\/|@tanstack\/(?!(react-table|table-core|react-virtual|virtual-core)\/|.*(queriesObserver|useQueries|[iI]nfiniteQueryObserver|useInfiniteQuery|useBlocker|usePrefetchQuery|shallow)\.js$))/,
            },
            // What every page of the storefront shows, in one piece: it packs better than thirty small ones.
            {
              name: "kit",
              test: /@mantine\/(hooks\/esm\/(use-uncontrolled|use-force-update|use-merged-ref|use-media-query|utils\/to-int)|core\/esm\/core\/|core\/esm\/components\/(ActionIcon|Alert|Anchor|Badge|Burger|Button|Card|Center|CloseButton|Container|Divider|Grid|Group|Image|Input|InputBase|Loader|NativeSelect|Paper|SimpleGrid|Skeleton|Stack|Text|TextInput|Title|UnstyledButton)\/)/,
            },
            // The routes' own files without their lazily loaded components.
            {
              name: "routes",
              test: (id: string) => /src\/(routes\/|router\/shop-tree)/.test(id) && !id.includes("tsr-split"),
            },
            {
              name: "customer-routes",
              test: (id: string) =>
                /src\/(customer-routes\/|router\/customer-tree)/.test(id) && !id.includes("tsr-split"),
            },
            {
              name: "office-routes",
              test: (id: string) => /src\/(office-routes\/|router\/office-tree)/.test(id) && !id.includes("tsr-split"),
            },
            // What the shop says in a language, with the catalogue's names: what a public page preloads for its reader.
            {
              name: (id: string) => {
                const [, language] =
                  /\/(?:texts\/shop|technical-words|vocabulary)\/(\w\w)\.(?:json|ts)$/.exec(id) ?? [];
                return language === undefined ? null : `texts-${language}`;
              },
            },
            // Products as tiles, on home, in results and beside a product.
            {
              name: "shelf",
              test: /src\/(i18n\/format|ui\/page-head|features\/(.*\/)?(product-(card|grid|picture)|stars))\./,
            },
            {
              name: "product",
              test: /src\/features\/(.*\/)?(use-cart|product-(page|view|tab|head)|price-(box|ladder|steps)|quantity-field)\./,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": cloud, "/media": cloud, "/websocket": { target: "ws://localhost:9000", ws: true } } },
});
