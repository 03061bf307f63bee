import { generateDeclaration } from "@solvia/core/certificates/generate-declaration";
import { drawUnsignedCertification } from "@solvia/core/contract/vat";
import { serve } from "../../serve/index.ts";

export const handler = serve(drawUnsignedCertification, async ({ user, body: { id, ...declared }, now }) => {
  const { pdf } = await generateDeclaration(user, { id, declared }, now);
  return pdf;
});
