import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { headScript } from "@solvia/core/platform/head-script";
import { lookStyle } from "@solvia/core/platform/look";
import { defineConfig, type Plugin } from "vite";

const cloud = process.env["CLOUD"] ?? "http://localhost:3000";

/** What a page does and looks like before the application is there: the same as public pages have (catalogue/pages/document.ts). */
const firstLook: Plugin = {
  name: "first-look",
  transformIndexHtml: () => [
    { tag: "script", children: headScript, injectTo: "head-prepend" },
    { tag: "style", children: `${lookStyle}body{background:var(--paper)}`, injectTo: "head" },
  ],
};

export default defineConfig({
  plugins: [tanstackRouter({ target: "react", autoCodeSplitting: true }), react(), firstLook],
  // The e-mail kit brings its own React to the root of the workspaces: there must be one.
  // Texts are read by their keys, never by a name that a module exports.
  json: { namedExports: false },
  resolve: { dedupe: ["react", "react-dom"] },
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
        codeSplitting: {
          groups: [
            // Tables of records are the back office's alone.
            {
              name: "vendor",
              test: /node_modules\/((react|react-dom|scheduler)\/|@tanstack\/(?!(react-table|table-core|react-virtual|virtual-core)\/))/,
            },
            // What every page of the storefront shows, in one piece: it packs better than thirty small ones.
            {
              name: "kit",
              test: /@mantine\/(hooks\/esm\/(use-uncontrolled|use-force-update|use-merged-ref|use-media-query|utils\/to-int)|core\/esm\/core\/|core\/esm\/components\/(ActionIcon|Alert|Anchor|Badge|Burger|Button|Card|Center|CloseButton|Container|Divider|Grid|Group|Image|Input|InputBase|Loader|NativeSelect|Paper|SimpleGrid|Skeleton|Stack|Text|TextInput|Title|UnstyledButton)\/)/,
            },
            // The routes' own files without their lazily loaded components.
            { name: "routes", test: (id: string) => /src\/(routes\/|routeTree)/.test(id) && !id.includes("tsr-split") },
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
              test: /src\/(i18n\/format|features\/(page-head|catalogue\/(product-(card|grid|picture)|stars)))\./,
            },
            {
              name: "product",
              test: /src\/features\/(cart\/use-cart|catalogue\/(product-(page|view|tab|head)|price-(box|ladder|steps)|quantity-field))\./,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": cloud, "/media": cloud, "/websocket": { target: "ws://localhost:9000", ws: true } } },
});
