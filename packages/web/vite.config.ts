import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const cloud = process.env["CLOUD"] ?? "http://localhost:3000";

export default defineConfig({
  plugins: [tanstackRouter({ target: "react", autoCodeSplitting: true }), react()],
  // The e-mail kit brings its own React to the root of the workspaces: there must be one.
  resolve: { dedupe: ["react", "react-dom"] },
  build: { target: "es2023", chunkSizeWarningLimit: 400 },
  server: { proxy: { "/api": cloud, "/media": cloud, "/websocket": { target: "ws://localhost:9000", ws: true } } },
});
