type Item = Readonly<Record<string, unknown>>;
type Scalar = string | number | boolean | null;

/** One field of an item: a dotted path, absent where it was not there. Personal values are masked, secrets left out. */
export interface FieldChange {
  field: string;
  from?: Scalar | undefined;
  to?: Scalar | undefined;
  personal?: true;
  secret?: true;
}

export interface ItemChange {
  /** Of the table's item: "Company". */
  entity: string;
  id: string;
  kind: "created" | "changed" | "deleted";
  fields: FieldChange[];
  /** How many more fields changed than are kept. */
  more?: number;
}

/** What is copied from another item or from a register, or is nothing that a person changed. */
const derivedEntities: ReadonlySet<string> = new Set([
  "Announced",
  "ApiCall",
  "ApiCallCount",
  "ApiUsage",
  "AuditEntry",
  "BroughtCounts",
  "ChatConnection",
  "ContactMembership",
  "CountedOrder",
  "CountedQuotation",
  "DueDocument",
  "Event",
  "ExchangeFile",
  "FeedHead",
  "FeedPlace",
  "FeedRecord",
  "FeedTurn",
  "FigureEntry",
  "FigureProducts",
  "FigureSums",
  "Figured",
  "GivenPromise",
  "Guard",
  "Incoming",
  "KeyRing",
  "MilestoneTally",
  "MilestoneTold",
  "Movement",
  "OpenSale",
  "OrderDays",
  "OrderHistory",
  "OrderNumber",
  "OwedOrder",
  "PackageCounter",
  "PlanSaving",
  "ProductGaps",
  "ProductRow",
  "PromiseFigures",
  "PublicationFollower",
  "PublicationTold",
  "PublicationView",
  "PublicationViews",
  "QuotationFigures",
  "QuotationOpening",
  "RateCounter",
  "RecordingViewer",
  "RecordingWatched",
  "Remembered",
  "ResellerOrder",
  "ResellerPartNumber",
  "Scanned",
  "ScopedKey",
  "SerialShapes",
  "SeriesCounter",
  "Session",
  "ShipmentRow",
  "Spending",
  "StockHold",
  "SubscriptionCharge",
  "SubscriptionEntry",
  "TakenMail",
  "TalliedOrder",
  "TicketCounter",
  "TicketPresence",
  "Token",
  "Transfer",
  "TranscriptPart",
  "Transcription",
  "TransportSeries",
  "TrialClock",
  "TrialMoving",
  "TrialOrder",
  "TrialPlaced",
  "UnreadNotice",
  "VatData",
  "ViewSalt",
  "WarehouseStock",
  "Webhook",
  "WebhookHand",
  "WebhookMessage",
  "WebinarSeats",
  "WebinarTold",
]);

const bookkeeping = /^(pk|sk|gsi\dpk|gsi\dsk|_et|_ct|_md|_shape|_unnamed|changedBy|version|writeId|expiresAt)$/;
/** What nobody changed: a count of changes by another name than `version`, on which writes rest, what a nightly look found, how many are in a list. */
const untold: Readonly<Record<string, string>> = {
  CompanyCredit: "changes",
  ContactList: "count",
  Quotation: "rechecked",
  Stock: "moved",
};
const secretName = /hash|secret|token|password/i;

/** Which attributes of an entity are personal, as the entities mark them, each with the parts of it that are told nevertheless. */
export type PersonalAttributes = (entity: string) => ReadonlyMap<string, readonly string[]>;

const keptFields = 60;
const keptLetters = 300;

/** What a write did to one item of the table, from its two images; undefined when nobody would read it. */
export function changeOf(
  before: Item | undefined,
  after: Item | undefined,
  personalAttributes: PersonalAttributes,
): ItemChange | undefined {
  const item = after ?? before;
  const entity = String(item?.["_et"] ?? "");
  if (!item || !entity || derivedEntities.has(entity)) return undefined;
  const [from, to] = [leavesOf(before), leavesOf(after)];
  const paths = [...new Set([...from.keys(), ...to.keys()])]
    .filter((path) => from.get(path) !== to.get(path))
    .toSorted();
  if (paths.length === 0) return undefined;
  const marked = personalAttributes(entity);
  return {
    entity,
    id: idOf(item),
    kind: before ? (after ? "changed" : "deleted") : "created",
    fields: kept(paths).map((path) => fieldChange(path, from, to, marked)),
    ...(paths.length > keptFields && { more: paths.length - keptFields }),
  };
}

/**
 * The fields that are kept where there are many: what stands in no list comes first, since a record's state says what was done, and its
 * lines only to what.
 */
function kept(paths: readonly string[]): readonly string[] {
  if (paths.length <= keptFields) return paths;
  const inLists = (path: string): number => path.split(".").filter((part) => /^\d+$/.test(part)).length;
  return paths
    .toSorted((one, other) => inLists(one) - inLists(other))
    .slice(0, keptFields)
    .toSorted();
}

/** The item's own id: the key's last part that is one. */
const idOf = ({ id, pk, sk }: Item): string =>
  typeof id === "string" ? id : `${String(pk)} ${String(sk)}`.replaceAll(/(^|\s)[A-Z]+(#|$)/g, " ").trim();

function fieldChange(
  path: string,
  from: Leaves,
  to: Leaves,
  marked: ReadonlyMap<string, readonly string[]>,
): FieldChange {
  if (secretName.test(path)) return { field: path, secret: true };
  const personal = isPersonal(path, marked);
  const shownValue = (value: Scalar | undefined) => (personal ? masked(value) : value);
  return {
    field: path,
    ...(from.has(path) && { from: shownValue(from.get(path)) }),
    ...(to.has(path) && { to: shownValue(to.get(path)) }),
    ...(personal && { personal: true as const }),
  };
}

/** "withdrawals.0.less.reason" is of the part "less", "draft.lines.2.discount" of "lines.discount". */
function isPersonal(path: string, marked: ReadonlyMap<string, readonly string[]>): boolean {
  const [name = "", ...inner] = path.split(".");
  const unmaskedParts = marked.get(name);
  const within = `${inner.filter((part) => !/^\d+$/.test(part)).join(".")}.`;
  return unmaskedParts !== undefined && !unmaskedParts.some((part) => within.startsWith(`${part}.`));
}

/** The first letter alone: enough to see that it is another one, and nothing that an erasure would have to find here. */
const masked = (value: Scalar | undefined): Scalar | undefined =>
  typeof value === "string" && value !== "" ? `${Array.from(value)[0]}…` : value === null ? null : "…";

type Leaves = ReadonlyMap<string, Scalar>;

/** Every value that is none of others, by its dotted path. */
function leavesOf(item: Item | undefined): Leaves {
  const leaves = new Map<string, Scalar>();
  const walk = (value: unknown, path: string): void => {
    if (value === undefined) return;
    if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, `${path}.${name}`);
    } else leaves.set(path, scalarOf(value));
  };
  for (const [name, value] of Object.entries(item ?? {}))
    if (!bookkeeping.test(name) && name !== untold[String(item?.["_et"])]) walk(value, name);
  return leaves;
}

function scalarOf(value: unknown): Scalar {
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  const text = String(value);
  return text.length > keptLetters ? `${text.slice(0, keptLetters)}…` : text;
}
