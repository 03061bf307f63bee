type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Json;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Json }> };
  responses?: Record<string, { content?: Record<string, { schema?: Json }> }>;
  [mark: `x-${string}`]: unknown;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}
/** What is sent may be taken more freely, what is answered may tell more; neither the other way round. */
type Way = "sent" | "answered";

const partsOf = (schema: Json, name: string): Record<string, Json> => (schema[name] ?? {}) as Record<string, Json>;
const listOf = (schema: Json, name: string): readonly unknown[] => (schema[name] ?? []) as readonly unknown[];
const formsOf = (schema: Json): readonly Json[] => [...listOf(schema, "oneOf"), ...listOf(schema, "anyOf")] as Json[];

const least = ["minimum", "exclusiveMinimum", "minLength", "minItems"];
const most = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"];

/** Where a limit on what is sent has become tighter. */
const tighter = (before: Json, after: Json): string[] =>
  [...least.map((name) => [name, 1] as const), ...most.map((name) => [name, -1] as const)].flatMap(([name, sign]) => {
    const [old, now] = [before[name], after[name]] as [number | undefined, number | undefined];
    if (now === undefined) return [];
    return old === undefined || (now - old) * sign > 0 ? [`${name} is tighter`] : [];
  });

/** What of a schema has changed so that a program of before fails: each with where it stands. */
function ofSchema(before: Json, after: Json, way: Way, at: string): string[] {
  const found: string[] = [];
  const tell = (what: string) => found.push(`${at}: ${what}`);
  if (JSON.stringify(before["type"]) !== JSON.stringify(after["type"])) tell("another type");
  if (after["const"] !== undefined && JSON.stringify(before["const"]) !== JSON.stringify(after["const"]))
    tell("another constant");
  const words = { before: listOf(before, "enum"), after: listOf(after, "enum") };
  if (way === "sent" && words.after.length > 0)
    for (const word of words.before) if (!words.after.includes(word)) tell(`no longer takes ${String(word)}`);
  if (way === "answered" && words.before.length > 0 && words.after.length === 0) tell("is no closed list any more");
  if (way === "sent") for (const what of tighter(before, after)) tell(what);
  if (way === "sent" && after["pattern"] !== undefined && after["pattern"] !== before["pattern"])
    tell("another pattern");
  const [old, now] = [partsOf(before, "properties"), partsOf(after, "properties")];
  for (const [name, schema] of Object.entries(old)) {
    const then = now[name];
    if (then) found.push(...ofSchema(schema, then, way, `${at}.${name}`));
    else tell(`${name} is gone`);
  }
  const needed = { before: listOf(before, "required"), after: listOf(after, "required") };
  if (way === "sent")
    for (const name of needed.after) if (!needed.before.includes(name)) tell(`${String(name)} is asked for`);
  if (way === "answered")
    for (const name of needed.before) if (!needed.after.includes(name)) tell(`${String(name)} may be missing`);
  if (before["items"] && after["items"])
    found.push(...ofSchema(before["items"] as Json, after["items"] as Json, way, `${at}[]`));
  const forms = { before: formsOf(before), after: formsOf(after) };
  if (way === "sent" ? forms.after.length < forms.before.length : forms.before.length > 0 && forms.after.length === 0)
    tell("fewer forms");
  for (const [place, form] of forms.before.entries()) {
    const then = forms.after[place];
    if (then) found.push(...ofSchema(form, then, way, `${at}(${place})`));
  }
  return found;
}

const bodyOf = (content: Record<string, { schema?: Json }> | undefined): Json | undefined =>
  content?.["application/json"]?.schema;

function ofOperation(before: Operation, after: Operation, at: string): string[] {
  const found: string[] = [];
  const [old, now] = [before.parameters ?? [], after.parameters ?? []];
  const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in;
  for (const parameter of old) {
    const then = now.find(same(parameter));
    if (!then) found.push(`${at}: parameter ${parameter.name} is gone`);
    else found.push(...ofSchema(parameter.schema ?? {}, then.schema ?? {}, "sent", `${at} ?${parameter.name}`));
  }
  for (const parameter of now)
    if (parameter.required && !old.find(same(parameter))?.required)
      found.push(`${at}: parameter ${parameter.name} is asked for`);
  if (JSON.stringify(before["x-scope"]) !== JSON.stringify(after["x-scope"])) found.push(`${at}: another scope`);
  const [oldBody, newBody] = [bodyOf(before.requestBody?.content), bodyOf(after.requestBody?.content)];
  if (oldBody && newBody) found.push(...ofSchema(oldBody, newBody, "sent", `${at} body`));
  else if (newBody) found.push(`${at}: a body is asked for`);
  for (const [status, response] of Object.entries(before.responses ?? {})) {
    if (!status.startsWith("2")) continue;
    const then = after.responses?.[status];
    const [oldAnswer, newAnswer] = [bodyOf(response.content), bodyOf(then?.content)];
    if (!then) found.push(`${at}: ${status} is answered no more`);
    else if (oldAnswer && !newAnswer) found.push(`${at}: ${status} has no body any more`);
    else if (oldAnswer && newAnswer) found.push(...ofSchema(oldAnswer, newAnswer, "answered", `${at} ${status}`));
  }
  return found;
}

/** What a program that was written after one OpenAPI document would fail at with another: empty where it would go on. */
export function breakingChanges(before: unknown, after: unknown): string[] {
  const [old, now] = [(before as Document).paths, (after as Document).paths];
  return Object.entries(old).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const then = now[path]?.[method];
      return then ? ofOperation(operation, then, at) : [`${at} is gone`];
    }),
  );
}
