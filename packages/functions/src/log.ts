const levels = { DEBUG: 0, INFO: 1, WARN: 2, ERROR: 3, SILENT: 4 } as const;
type Level = Exclude<keyof typeof levels, "SILENT">;

let isCold = true;

/** Whether a line of this level is written: LOG_LEVEL is INFO where nothing else is said. */
const isLogged = (level: Level): boolean =>
  levels[level] >= (levels[process.env["LOG_LEVEL"] as keyof typeof levels] ?? levels.INFO);

/**
 * What dynamodb-toolbox says of an item that it can't read ends with the item's keys, in which an e-mail may stand: their words alone
 * name the kind of item.
 */
function withoutKeys({ message, stack, payload }: Error & { payload?: unknown }) {
  const { partitionKey, sortKey } = (payload ?? {}) as { partitionKey?: unknown; sortKey?: unknown };
  if (typeof partitionKey !== "string") return { message, stack };
  const kind = [partitionKey, sortKey].map((key) => String(key).split("#")[0]).join(" ");
  const said = message.split(" Partition key: ")[0] ?? "";
  return { message: `${kind}: ${said}`, stack: stack?.replace(message, said) };
}

/** An error as its name, message and trace; what caused it, the same way. */
function described(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, cause } = error;
  return { name, ...withoutKeys(error), ...(cause !== undefined && { cause: described(cause) }) };
}

/** Writes one line of JSON with what CloudWatch finds it by. Never a body, an address or an e-mail. */
export function log(
  service: string,
  level: Level,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): void {
  if (!isLogged(level)) return;
  const { error, ...rest } = facts;
  const [, trace] = /Root=([^;]+)/.exec(process.env["_X_AMZN_TRACE_ID"] ?? "") ?? [];
  const line = {
    level,
    message,
    timestamp: new Date().toISOString(),
    service,
    coldStart: isCold,
    ...(trace && { xray_trace_id: trace }),
    ...rest,
    ...(error !== undefined && { error: described(error) }),
  };
  isCold = false;
  const stream = level === "INFO" || level === "DEBUG" ? process.stdout : process.stderr;
  stream.write(`${JSON.stringify(line)}\n`);
}
