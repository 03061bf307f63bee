import type { FilesGrant } from "@solvia/core/platform/permissions";
import { moduleText } from "./module-text.ts";

/** The folders of the buckets, as modules write them at the beginning of a key: "orders/…". */
const folders = {
  PRIVATE_BUCKET:
    /["`]((?:uploads|orders|quotations|quotation-requests|return-requests|damage-claims|tickets|collections|purchases|job-applications|publications|exports|imports|companies|vat-certificates|search\/\w+)\/)/g,
  PUBLIC_BUCKET: /["`]((?:companies|series|products|kits)\/)/g,
} as const;

/** What functions write and read beside the built application, which a deploy alone may change. */
const pages = ["pages/*", "sitemaps/*", "sitemap.xml", "robots.txt"];

/** Keys that come from an item or a message: the folders of what it may name. */
const said: Readonly<Record<string, Partial<Record<FilesGrant["bucket"], readonly string[]>>>> = {
  "packages/functions/src/api/account/download-file.ts": { PRIVATE_BUCKET: ["companies/*", "imports/*", "orders/*"] },
  "packages/functions/src/queues/erasure.ts": {
    PRIVATE_BUCKET: ["companies/*", "imports/*", "orders/*", "quotation-requests/*", "return-requests/*", "tickets/*"],
  },
  "packages/core/src/certificates/certificate-files.ts": { PRIVATE_BUCKET: ["vat-certificates/*"] },
  "packages/core/src/contacts/messages/decide-message.ts": { PRIVATE_BUCKET: ["job-applications/*"] },
  "packages/core/src/contacts/messages/erase-message.ts": { PRIVATE_BUCKET: ["job-applications/*"] },
  "packages/core/src/certificates/tend-certificates.ts": { PRIVATE_BUCKET: ["vat-certificates/*"] },
  "packages/core/src/returns/erase-old-returns.ts": { PRIVATE_BUCKET: ["return-requests/*"] },
  "packages/core/src/shipments/damage/erase-claims.ts": { PRIVATE_BUCKET: ["damage-claims/*"] },
  "packages/core/src/tickets/erase-tickets.ts": { PRIVATE_BUCKET: ["tickets/*"] },
  "packages/core/src/tickets/incoming/take-mail.ts": { PRIVATE_BUCKET: ["incoming-mail/*"] },
  "packages/core/src/import-export/import/run-import.ts": { PRIVATE_BUCKET: ["uploads/*"] },
  "packages/core/src/platform/text/transcriber.ts": {
    PRIVATE_BUCKET: ["publications/*"],
    TRANSCRIBE_BUCKET: ["recordings/*"],
  },
  "packages/core/src/catalogue/images/make-sizes.ts": { PUBLIC_BUCKET: ["products/*"] },
};

/** A folder of pictures is told to publishPicture by its bare name. */
const published = /publishPicture\([^)]*"(series|products|kits|publications)"/g;

/** What a module's calls ask of S3, by what of platform/files/storage.ts it names. */
const actionsOf: readonly (readonly [call: RegExp, action: string])[] = [
  [
    /\b(?:readObject|readBeginning|streamObject|headObject|copyObject|GetObjectCommand|CopyObjectCommand)\(/,
    "s3:GetObject",
  ],
  [/\b(?:writeObject|writeFileAsObject|copyObject|createPresignedPost|CopyObjectCommand)\(/, "s3:PutObject"],
  [/\bdeleteObjects\(/, "s3:DeleteObject"],
];
const client = "packages/core/src/platform/files/storage.ts";

/** `modules`: the files of ours that are in a bundle. What their calls touch of the buckets, as IAM asks about it. */
export function filesGrantsOf(modules: readonly string[]): FilesGrant[] {
  const own = modules.filter((file) => file.startsWith("packages/") && file !== client);
  const texts = own.map(moduleText);
  const actions = actionsOf.filter(([call]) => texts.some((text) => call.test(text))).map(([, action]) => action);
  if (actions.length === 0) return [];
  const found = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, folder = ""]) => folder));
  const reachOf = (bucket: FilesGrant["bucket"]) => own.flatMap((file) => said[file]?.[bucket] ?? []);
  const keysOf = (bucket: keyof typeof folders) => {
    const pictures = bucket === "PUBLIC_BUCKET" ? found(published).map((folder) => `${folder}/`) : [];
    const named = [...found(folders[bucket]), ...pictures].map((folder) =>
      folder.endsWith("/") ? `${folder}*` : folder,
    );
    return [...new Set([...named, ...reachOf(bucket)])].toSorted();
  };
  const grants: FilesGrant[] = [
    ...(["PRIVATE_BUCKET", "PUBLIC_BUCKET"] as const).map((bucket) => ({ actions, bucket, keys: keysOf(bucket) })),
    { actions, bucket: "TRANSCRIBE_BUCKET", keys: reachOf("TRANSCRIBE_BUCKET") },
    { actions, bucket: "SITE_BUCKET", keys: pages },
    { actions: ["s3:GetObject"], bucket: "SITE_BUCKET", keys: ["shell.json"] },
  ];
  return grants.filter(
    ({ bucket, keys }) => keys.length > 0 && texts.some((text) => text.includes(`setting("${bucket}")`)),
  );
}
