import { ApiProblem } from "../../api/client.ts";
import { upload } from "../../api/upload.ts";
import { isOfFile, type ChosenFile } from "./chosen-file.ts";

/**
 * Sends the chosen files to the store; their keys by field. Problem: invalid-input with each file that was refused at its
 * field, so that all are told at once; else the first that went wrong.
 */
export async function sendPapers<Field extends string>(
  chosen: Readonly<Record<Field, ChosenFile | undefined>>,
): Promise<Record<Field, string | undefined>> {
  const named = Object.entries(chosen) as [Field, ChosenFile | undefined][];
  const sent = await Promise.allSettled(
    named.map(async ([field, one]) => [field, one?.file ? await upload(one.kind, one.file) : undefined] as const),
  );
  const errors = sent.flatMap((one, at) => {
    const field = named[at]?.[0];
    return one.status === "rejected" ? [{ field: field ?? "", reason: one.reason as unknown }] : [];
  });
  const refused = errors.flatMap(({ field, reason }) =>
    reason instanceof ApiProblem && isOfFile(reason.code) ? [{ field, code: reason.code }] : [],
  );
  if (refused.length > 0) throw new ApiProblem(422, { code: "invalid-input", errors: refused });
  if (errors[0]) throw errors[0].reason;
  return Object.fromEntries(sent.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))) as Record<
    Field,
    string | undefined
  >;
}
