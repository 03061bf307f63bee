import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../../api/client.ts";
import { checkBillOfMaterial } from "../../../api/endpoints.gen.ts";
import { inBase64 } from "../../../api/in-base64.ts";
import { currentCountry } from "../../../i18n/country.ts";
import { currentLanguage } from "../../../i18n/language.ts";
import type { Material, MaterialRow } from "./material.ts";

/** Bytes; the contract takes no more. */
const mostBytes = 500_000;

export const rowsId = "checked-material";
export const agreedId = "agreed-material";

function leadTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}

/** The chosen file, and what was checked last: rows count only for the very material that they are of. */
export function useMaterial() {
  const [file, setFile] = useState<Material>();
  const [files, setFiles] = useState<File[]>([]);
  const [isTooLarge, setTooLarge] = useState(false);
  /** The material whose table was looked at and is to be sent as it is, and the one that was to be sent before that. */
  const [agreed, setAgreed] = useState<string>();
  const [unseen, setUnseen] = useState<string>();
  const checking = useMutation({
    mutationFn: async (material: Material) => {
      const query = { locale: currentCountry().locale, language: currentLanguage() };
      const { rows } = await call(checkBillOfMaterial, { query, body: { material } });
      return { of: JSON.stringify(material), rows };
    },
  });
  // Whoever asked for it is led there, once it stands: on a telephone the table lies a screen away from the button.
  useEffect(() => {
    if (checking.data) leadTo(rowsId);
  }, [checking.data]);
  return {
    file,
    /** What goes with the request besides. */
    files,
    setFiles,
    isTooLarge,
    isPending: checking.isPending,
    error: checking.error,
    check: (material: Material) => checking.mutate(material),
    isAgreed: (material: Material) => agreed === JSON.stringify(material),
    agree: (material: Material, yes: boolean) => setAgreed(yes ? JSON.stringify(material) : undefined),
    /** It was to be sent though nobody has said that its changed and refused rows were seen. */
    isUnseen: (material: Material) => unseen === JSON.stringify(material) && agreed !== unseen,
    askToSee: (material: Material) => {
      setUnseen(JSON.stringify(material));
      requestAnimationFrame(() => leadTo(agreedId));
    },
    /** The material is written anew, in the form. */
    dropFile: () => setFile(undefined),
    forget: () => {
      checking.reset();
      setAgreed(undefined);
      setUnseen(undefined);
      setFile(undefined);
      setFiles([]);
    },
    /** The rows of this material, once they were checked. */
    rowsOf: (material: Material | undefined): readonly MaterialRow[] | undefined =>
      material && checking.data?.of === JSON.stringify(material) ? checking.data.rows : undefined,
    choose: async (chosen: File | null) => {
      checking.reset();
      setFile(undefined);
      setTooLarge(chosen !== null && chosen.size > mostBytes);
      if (!chosen || chosen.size > mostBytes) return;
      const read: Material = { kind: "table", name: chosen.name, base64: await inBase64(chosen) };
      setFile(read);
      checking.mutate(read);
    },
  };
}
export type CheckedMaterial = ReturnType<typeof useMaterial>;
