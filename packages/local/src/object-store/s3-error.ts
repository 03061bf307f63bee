const messages = {
  AccessDenied: [403, "Access Denied"],
  AccessForbidden: [403, "CORSResponse: This CORS request is not allowed."],
  AuthorizationQueryParametersError: [400, "Error parsing the X-Amz-Credential parameter"],
  EntityTooLarge: [400, "Your proposed upload exceeds the maximum allowed size"],
  EntityTooSmall: [400, "Your proposed upload is smaller than the minimum allowed size"],
  InternalError: [500, "We encountered an internal error. Please try again."],
  InvalidAccessKeyId: [403, "The AWS Access Key Id you provided does not exist in our records."],
  InvalidArgument: [400, "Invalid Argument"],
  InvalidPolicyDocument: [400, "Invalid Policy"],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  MalformedPOSTRequest: [400, "The body of your POST request is not well-formed multipart/form-data."],
  NoSuchKey: [404, "The specified key does not exist."],
  NotImplemented: [501, "A header or parameter you provided implies functionality that is not implemented"],
  PreconditionFailed: [412, "At least one of the pre-conditions you specified did not hold"],
  RequestTimeTooSkewed: [403, "The difference between the request time and the current time is too large."],
  SignatureDoesNotMatch: [
    403,
    "The request signature we calculated does not match the signature you provided. Check your key and signing method.",
  ],
  XAmzContentSHA256Mismatch: [400, "The provided 'x-amz-content-sha256' header does not match what was computed."],
} as const satisfies Record<string, readonly [number, string]>;

export type S3ErrorCode = keyof typeof messages;

/** What S3 refuses, by its own code, with the status and the words that it has for it. */
export class S3Error extends Error {
  readonly code: S3ErrorCode;
  readonly status: number;

  constructor(code: S3ErrorCode, message: string = messages[code][1]) {
    super(message);
    this.code = code;
    this.status = messages[code][0];
  }

  toXml(): string {
    const text = this.message.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${this.code}</Code><Message>${text}</Message></Error>`;
  }
}
