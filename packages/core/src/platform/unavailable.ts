/** How a connection fails, by Node's codes, and how the table says that it can't answer now. */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const names =
  /^(TimeoutError|ProvisionedThroughputExceeded|ProvisionedThroughputExceededException|ThrottlingException|RequestLimitExceeded|InternalServerError)$/;

/** Whether an error tells that something which the product depends on doesn't answer now: no defect, and worth another try. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name } = error as { code?: unknown; name: string };
  return codes.test(String(code ?? "")) || names.test(name);
}
