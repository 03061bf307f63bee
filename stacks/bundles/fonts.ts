import { cp } from "node:fs/promises";
import type { Metafile } from "esbuild";

/** The module that draws PDFs resolves its typeface at run time, as a package beside it. */
const drawsPdf = "packages/core/src/platform/pdf/pdf.ts";
const typeface = "node_modules/@expo-google-fonts/noto-sans";
const files = ["package.json", "400Regular/NotoSans_400Regular.ttf", "600SemiBold/NotoSans_600SemiBold.ttf"];

/** Puts the typeface beside the bundle of a function that draws PDFs. */
export async function copyFonts(inputs: Metafile["outputs"][string]["inputs"], folder: string): Promise<void> {
  if (!inputs[drawsPdf]) return;
  for (const file of files) await cp(`${typeface}/${file}`, `${folder}/${typeface}/${file}`);
}
