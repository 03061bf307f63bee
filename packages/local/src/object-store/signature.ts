import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { getCanonicalHeaders, getCanonicalQuery } from "@smithy/signature-v4";
import { S3Error } from "./s3-error.ts";

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** A request as far as a signature covers it; the path as it came, still encoded. */
export interface SignedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

const algorithm = "AWS4-HMAC-SHA256";
const longestValiditySeconds = 7 * 86_400;
const maxSkewMs = 15 * 60_000;

const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string): Buffer => createHmac("sha256", key).update(data).digest();

/** The signature of a text under `date/region/service/aws4_request`. */
function signed(text: string, scope: string, { secretAccessKey }: Credentials): string {
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, text).toString("hex");
}

function demandSame(sent: string, wanted: string): void {
  const [a, b] = [Buffer.from(sent), Buffer.from(wanted)];
  if (a.length !== b.length || !timingSafeEqual(a, b)) throw new S3Error("SignatureDoesNotMatch");
}

/** The scope of a credential, whose key has to be ours and whose day the signing time's. */
function scopeOf(credential: string, date: string, { accessKeyId }: Credentials): string {
  const [key, day, ...rest] = credential.split("/");
  if (key !== accessKeyId) throw new S3Error("InvalidAccessKeyId");
  if (rest.length !== 3 || rest[1] !== "s3" || rest[2] !== "aws4_request" || day !== date.slice(0, 8)) {
    throw new S3Error("AuthorizationQueryParametersError");
  }
  return [day, ...rest].join("/");
}

/** The moment of an `x-amz-date`, as 20261120T100000Z. */
function momentOf(date: string): number {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) throw new S3Error("AuthorizationQueryParametersError", "X-Amz-Date must be in ISO8601");
  return moment;
}

interface Claim {
  date: string;
  scope: string;
  signedHeaders: string;
  payloadHash: string;
}

function signatureOf(request: SignedRequest, claim: Claim, credentials: Credentials): string {
  const names = claim.signedHeaders.split(";");
  if (!names.includes("host")) throw new S3Error("AccessDenied", "The host header must be signed");
  const { protocol, hostname } = { protocol: "http:", hostname: "" };
  const headers = Object.fromEntries(names.map((name) => [name, request.headers[name] ?? ""]));
  const canonical = getCanonicalHeaders({ ...request, protocol, hostname, headers }, undefined, new Set(names));
  const text = [
    request.method,
    request.path,
    getCanonicalQuery({ ...request, protocol, hostname, headers }),
    ...names.map((name) => `${name}:${canonical[name] ?? ""}`),
    "",
    claim.signedHeaders,
    claim.payloadHash,
  ].join("\n");
  return signed([algorithm, claim.date, claim.scope, sha256(text)].join("\n"), claim.scope, credentials);
}

/** A presigned address: made with our key, of just this request, not expired. */
export function checkPresigned(request: SignedRequest, credentials: Credentials, now: Date): void {
  const { "X-Amz-Signature": signature = "", ...query } = request.query;
  const { "X-Amz-Date": date = "", "X-Amz-Credential": credential = "" } = query;
  const seconds = Number(query["X-Amz-Expires"]);
  if (query["X-Amz-Algorithm"] !== algorithm || !(seconds > 0 && seconds <= longestValiditySeconds)) {
    throw new S3Error("AuthorizationQueryParametersError", "X-Amz-Expires must be between 1 and 604800 seconds");
  }
  const scope = scopeOf(credential, date, credentials);
  const signedAt = momentOf(date);
  if (now.getTime() > signedAt + seconds * 1000) throw new S3Error("AccessDenied", "Request has expired");
  if (signedAt > now.getTime() + maxSkewMs) throw new S3Error("AccessDenied", "Request is not yet valid");
  const claim = { date, scope, signedHeaders: query["X-Amz-SignedHeaders"] ?? "", payloadHash: "UNSIGNED-PAYLOAD" };
  demandSame(signature, signatureOf({ ...request, query }, claim, credentials));
}

/** A request signed in its Authorization header, as the SDK does it, over the body that came. */
export function checkAuthorization(
  request: SignedRequest,
  body: Uint8Array,
  credentials: Credentials,
  now: Date,
): void {
  const { authorization = "", "x-amz-date": date = "", "x-amz-content-sha256": payloadHash = "" } = request.headers;
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(authorization);
  if (!parts) throw new S3Error("AccessDenied");
  const [, credential = "", signedHeaders = "", signature = ""] = parts;
  const scope = scopeOf(credential, date, credentials);
  if (Math.abs(now.getTime() - momentOf(date)) > maxSkewMs) throw new S3Error("RequestTimeTooSkewed");
  if (payloadHash.startsWith("STREAMING-")) throw new S3Error("NotImplemented");
  demandSame(signature, signatureOf(request, { date, scope, signedHeaders, payloadHash }, credentials));
  if (payloadHash !== "UNSIGNED-PAYLOAD" && payloadHash !== sha256(body))
    throw new S3Error("XAmzContentSHA256Mismatch");
}

/** A form's policy was signed with our key: `fields` by their names in lower case. */
export function checkPolicySignature(fields: Readonly<Record<string, string>>, credentials: Credentials): void {
  const { policy = "", "x-amz-credential": credential = "", "x-amz-date": date = "" } = fields;
  if (!policy) throw new S3Error("AccessDenied");
  if (fields["x-amz-algorithm"] !== algorithm) throw new S3Error("InvalidArgument");
  demandSame(fields["x-amz-signature"] ?? "", signed(policy, scopeOf(credential, date, credentials), credentials));
}
