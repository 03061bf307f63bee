import { useRef, useState } from "react";
import { uploadKinds, type UploadKind } from "@solvia/core/platform/files/upload-kinds";
import { isWholePdf } from "@solvia/core/platform/files/whole-pdf";

const ofFile = ["file-too-large", "unsupported-media-type", "unreadable-file"] as const;

type FileProblem = (typeof ofFile)[number];

/** Whether a problem is about a file itself. */
export const isOfFile = (code: string): code is FileProblem => (ofFile as readonly string[]).includes(code);

/** Browsers know no type for a signed envelope. */
const typed = (file: File): File =>
  file.name.toLowerCase().endsWith(".p7m") ? new File([file], file.name, { type: "application/pkcs7-mime" }) : file;

/** As the store would refuse it: its type or its size, in bytes. */
function refusalOf(kind: UploadKind, { type, size }: File): FileProblem | undefined {
  const { types, maxBytes } = uploadKinds[kind];
  if (!(types as readonly string[]).includes(type)) return "unsupported-media-type";
  if (size > maxBytes) return "file-too-large";
  return size === 0 ? "unreadable-file" : undefined;
}

/** Whether a picture can be drawn and a PDF is whole; what else there is, the API alone can tell. */
async function isReadable(file: File): Promise<boolean> {
  if (file.type === "application/pdf") return isWholePdf(new Uint8Array(await file.arrayBuffer()));
  if (!file.type.startsWith("image/")) return true;
  const picture = await createImageBitmap(file).catch(() => undefined);
  picture?.close();
  return picture !== undefined;
}

export interface ChosenFile {
  kind: UploadKind;
  file: File | null;
  /** Why it can't be sent, as soon as that is known. */
  refusal: FileProblem | undefined;
  choose: (file: File | null) => void;
}

/** A file for a field, judged when it is chosen and not when all is sent. */
export function useChosenFile(kind: UploadKind): ChosenFile {
  const [{ file, refusal }, set] = useState<Pick<ChosenFile, "file" | "refusal">>({ file: null, refusal: undefined });
  const newest = useRef<File>(null);
  const choose = async (chosen: File | null): Promise<void> => {
    const next = chosen && typed(chosen);
    newest.current = next;
    const first = next ? refusalOf(kind, next) : undefined;
    set({ file: next, refusal: first });
    if (!next || first || (await isReadable(next))) return;
    // Another one may have been chosen meanwhile.
    if (newest.current === next) set({ file: next, refusal: "unreadable-file" });
  };
  return { kind, file, refusal, choose: (chosen) => void choose(chosen) };
}
