import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { expect, it, vi } from "vitest";
import { drawPdf, drawTable } from "./pdf.ts";

it("reads each font once, however many rows a table has", async () => {
  const reads = vi.spyOn(fs, "readFileSync");
  // The library has the function by its name.
  syncBuiltinESMExports();
  const rows = Array.from({ length: 200 }, (_, at) => [`Modulo ${at}`, `${at}`]);
  const columns = [
    { title: "Articolo", width: 300 },
    { title: "Pezzi", width: 60, right: true },
  ];
  const drawn = await drawPdf({ title: "T", foot: "F", page: (page, of) => `${page}/${of}` }, (pdf) =>
    drawTable(pdf, columns, rows),
  );
  const fonts = reads.mock.calls.map(([path]) => String(path)).filter((path) => path.endsWith(".ttf"));
  reads.mockRestore();
  syncBuiltinESMExports();
  expect(drawn.length).toBeGreaterThan(1_000);
  expect(new Set(fonts).size).toBe(2);
  expect(fonts).toHaveLength(2);
});
