/** An error that is answered in the provider's envelope: `{error: {type, code, message, …}}`. */
export class ProviderError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: { type: string; message: string } & Record<string, unknown>) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (message: string, more: Record<string, unknown> = {}, status = 400): ProviderError =>
  new ProviderError(status, { type: "invalid_request_error", message, ...more });

export const missing = (kind: string, id: string): ProviderError =>
  invalidRequest(`No such ${kind}: '${id}'`, { code: "resource_missing", param: "id" }, 404);
