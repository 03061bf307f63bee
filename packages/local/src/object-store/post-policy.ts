import * as z from "zod";
import { S3Error } from "./s3-error.ts";

const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal(["eq", "starts-with"]), z.string().startsWith("$"), z.string()]),
      z.tuple([z.literal("content-length-range"), z.coerce.number(), z.coerce.number()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});
type Condition = z.infer<typeof Policy>["conditions"][number];

/** Fields that a form may have though no condition names them. */
const free = new Set(["policy", "x-amz-signature", "file"]);

interface Form {
  /** The bucket that the form was sent to. */
  bucket: string;
  /** By their names in lower case. */
  fields: Readonly<Record<string, string>>;
  /** Bytes of the file. */
  size: number;
}

/**
 * What a signed policy asks of a form that posts a file (Amazon S3, "POST policy"): not expired, every condition met,
 * no field that no condition names, a size within the range. Throws S3's own refusals.
 */
export function checkPolicy({ bucket, fields, size }: Form, now: Date): void {
  const { expiration, conditions } = parse(fields["policy"] ?? "");
  if (now.getTime() > Date.parse(expiration)) throw denied("Policy expired.");
  const values: Record<string, string> = { ...fields, bucket };
  const named = new Set<string>(["bucket"]);
  for (const condition of conditions) {
    if (isRange(condition)) checkRange(condition, size);
    for (const [operator, name, wanted] of comparisons(condition)) {
      named.add(name);
      const value = values[name] ?? "";
      const met = operator === "eq" ? value === wanted : value.startsWith(wanted);
      if (!met) throw denied(`Policy Condition failed: ${JSON.stringify(condition)}`);
    }
  }
  const extra = Object.keys(fields).filter(
    (name) => !named.has(name) && !free.has(name) && !name.startsWith("x-ignore-"),
  );
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(", ")}`);
}

const denied = (why: string) => new S3Error("AccessDenied", `Invalid according to Policy: ${why}`);

function parse(policy: string) {
  try {
    return Policy.parse(JSON.parse(Buffer.from(policy, "base64").toString("utf8")));
  } catch {
    throw new S3Error("InvalidPolicyDocument");
  }
}

const isRange = (condition: Condition): condition is ["content-length-range", number, number] =>
  Array.isArray(condition) && condition[0] === "content-length-range";

function checkRange([, least, most]: ["content-length-range", number, number], size: number): void {
  if (size > most) throw new S3Error("EntityTooLarge");
  if (size < least) throw new S3Error("EntityTooSmall");
}

/** A condition as comparisons of a field with a value. */
function comparisons(condition: Condition): ["eq" | "starts-with", string, string][] {
  if (isRange(condition)) return [];
  if (!Array.isArray(condition)) {
    return Object.entries(condition).map(([name, value]) => ["eq", name.toLowerCase(), value]);
  }
  const [operator, name, value] = condition;
  return [[operator, name.slice(1).toLowerCase(), value]];
}
