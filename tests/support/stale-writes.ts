import { endpoints } from "@solvia/core/contract";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { Stale, Subject } from "@solvia/core/contract/subjects";
import { isOfficeAccess } from "@solvia/core/platform/access";

/** Subjects that a write of the entity makes stale, each of them; of a list in the list at least one. */
type Shown = readonly (Subject | readonly Subject[])[];

/** What no page shows, or shows live, by asking again and again, or long after. */
const shownNowhere: Shown = [];

/**
 * Where each entity's items are seen. An entity of many sides (a user, a company) names all of them: which of them a write has
 * changed, its endpoint knows. One that isn't here is refused by a test.
 */
export const shownAs: Readonly<Record<string, Shown>> = {
  Address: ["addresses"],
  // Also written by each call that is made with it: when it was used last.
  ApiKey: shownNowhere,
  // Its use too, once a minute; that it is closed by a new password its pages find when they are opened.
  ScopedKey: shownNowhere,
  KeyRing: shownNowhere,
  Webhook: ["webhooks"],
  /** Workers write them; the page asks again. */
  WebhookMessage: shownNowhere,
  WebhookHand: shownNowhere,
  // Moved by every call of the reseller API: its page asks anew when it is opened.
  ApiUsage: shownNowhere,
  ApiCall: shownNowhere,
  ApiCallCount: shownNowhere,
  ApiKeyOwner: ["api-keys"],
  AuditEntry: shownNowhere,
  BankEntry: ["bank"],
  // A use of it is shown on the company's page alone.
  BankMandate: [["mandates", "collections"]],
  Chat: shownNowhere,
  ChatConnection: shownNowhere,
  ChatMessage: shownNowhere,
  Collection: ["collections"],
  Company: [["company", "people", "credit", "cart"]],
  CompanyCredit: ["credit"],
  CompanyNote: ["notes"],
  Campaign: ["campaigns"],
  CampaignPace: shownNowhere,
  CampaignRecipient: ["campaigns"],
  CampaignTemplate: ["campaigns"],
  Contact: ["contacts"],
  ContactList: ["contacts"],
  ContactMembership: ["contacts"],
  Correction: ["documents"],
  DamageClaim: ["damage"],
  // Counted soon after a write, by the stream.
  Figured: shownNowhere,
  FigureEntry: shownNowhere,
  FigureProducts: shownNowhere,
  FigureSums: shownNowhere,
  Spending: shownNowhere,
  CountedOrder: shownNowhere,
  CountedQuotation: shownNowhere,
  Coupon: ["coupons"],
  Carrier: ["carriers"],
  DeliveryTariff: ["delivery-tariffs"],
  DocumentExport: shownNowhere,
  Event: shownNowhere,
  ExportJob: shownNowhere,
  ExchangeFile: shownNowhere,
  File: shownNowhere,
  Expense: ["expenses"],
  // What programs of resellers read.
  FeedHead: shownNowhere,
  FeedPlace: shownNowhere,
  FeedRecord: shownNowhere,
  FeedTurn: shownNowhere,
  ResellerOrder: shownNowhere,
  ResellerPartNumber: shownNowhere,
  TrialClock: shownNowhere,
  TrialMoving: shownNowhere,
  TrialOrder: shownNowhere,
  TrialPlaced: shownNowhere,
  FiscalDocument: ["documents"],
  UnreadNotice: ["documents"],
  GoodsPlace: ["stock"],
  Guard: shownNowhere,
  // Who has looked at a document: the review page asks anew when it is opened.
  IdentityRead: shownNowhere,
  Insurance: ["insurances"],
  ImportColumns: ["imports"],
  ImportJob: [["imports", "price-batches"]],
  Invitation: ["company"],
  Kit: ["kits"],
  InstallerProfile: ["leads"],
  Lead: ["leads"],
  LeadInstaller: ["leads"],
  LeadMessage: ["leads"],
  ListViews: ["views"],
  LoginFailures: shownNowhere,
  MerchantAccount: ["merchant-account"],
  Milestone: ["milestones"],
  // Counted soon after a write, by the stream.
  MilestoneTally: shownNowhere,
  // Told soon after a write, by the stream.
  MilestoneTold: shownNowhere,
  Notification: ["notices"],
  OfficeMessage: ["office-messages"],
  OpenOrder: ["cart"],
  Order: ["order", "orders"],
  // They move with the order's own writes, which say so.
  DueDocument: shownNowhere,
  OrderDays: shownNowhere,
  // It moves with the quotation's own writes, which say so.
  OpenSale: shownNowhere,
  OrderHistory: ["orders"],
  OrderNumber: shownNowhere,
  OwedOrder: ["credit"],
  OwnOffer: ["own-offer"],
  Password: shownNowhere,
  // Moved by money of orders, mostly by the office and the provider: a page of a subscription asks anew when it is opened.
  PlanSaving: shownNowhere,
  Pallet: ["serials"],
  Price: ["prices", "products"],
  PriceBatch: ["price-batches"],
  PriceHistory: shownNowhere,
  Product: ["products"],
  ProductGaps: ["products"],
  ProductRow: ["products"],
  ProductTexts: [["products", "translations"]],
  ProductWatch: ["watches"],
  // It counts how often pieces were promised: two who promise at once meet there.
  Promised: shownNowhere,
  // Counted soon after a write, by the stream.
  GivenPromise: shownNowhere,
  PromiseFigures: shownNowhere,
  PlainTextVersion: ["plain-texts"],
  PlainTextWording: ["plain-texts"],
  Publication: ["publications"],
  PublicationMedia: ["recordings"],
  // Counted while it is played: an editor's page asks anew when it is opened.
  RecordingViewer: shownNowhere,
  RecordingWatched: shownNowhere,
  Transcription: ["recordings"],
  // Written by the schedule alone.
  TranscriptPart: shownNowhere,
  // As what its user follows, with which it is written.
  PublicationFollower: ["following"],
  PublicationSubscription: ["following"],
  Webinar: ["webinars"],
  WebinarRegistration: ["webinars"],
  // Counted with each registration.
  WebinarSeats: ["webinars"],
  // Told by mail, after a worker's look.
  WebinarTold: shownNowhere,
  PublicationTexts: [["publications", "translations"]],
  // Told by mail, after a worker's look.
  PublicationTold: shownNowhere,
  // Who reads changes nothing that another page shows at once.
  PublicationView: shownNowhere,
  PublicationViews: shownNowhere,
  Purchase: ["purchases"],
  Question: ["questions"],
  Quotation: [["quotation", "quotations"]],
  QuotationFigures: shownNowhere,
  QuotationMessage: [["quotation", "quotations"]],
  QuotationOpening: shownNowhere,
  QuotationVersion: [["quotation", "quotations"]],
  RateCounter: shownNowhere,
  QuotationRequest: ["quotation-requests"],
  Rating: ["products"],
  // Read by the audit log alone.
  Recall: shownNowhere,
  Receipt: ["money"],
  Redemption: ["milestones"],
  Remembered: shownNowhere,
  Request: shownNowhere,
  QuickReply: ["quick-replies"],
  ReturnRequest: ["return-requests"],
  // Whether a mail was taken is asked by nobody but the next that is the same.
  TakenMail: shownNowhere,
  Ticket: ["tickets"],
  TicketCounter: shownNowhere,
  TicketMessage: ["tickets"],
  // Asked again and again while a ticket is open.
  TicketPresence: shownNowhere,
  Review: ["reviews"],
  SavedOrder: ["saved-carts"],
  SecondFactor: ["account"],
  SentChatMessage: shownNowhere,
  SentMail: shownNowhere,
  Series: ["series"],
  SeriesTexts: [["series", "translations"]],
  // Also written by each call that is made in it: when it was used last.
  Session: shownNowhere,
  SeriesCounter: shownNowhere,
  StandOut: ["stand-out"],
  // They are listed as what happens to the stock, which is said by itself.
  Movement: shownNowhere,
  // How many were scanned stands beside the pieces.
  Announced: ["serials"],
  Scanned: ["serials"],
  Serial: ["serials"],
  // What rules learn from.
  SerialShapes: shownNowhere,
  // Pieces on their way between an order and the stock, for some milliseconds.
  StockHold: shownNowhere,
  // Asked for by the next table of that bank alone.
  StatementColumns: shownNowhere,
  Shipment: ["shipments"],
  // As its order: each write of the one may write the other.
  ShipmentRow: ["orders"],
  Stock: ["products", "stock"],
  StockCount: ["counts"],
  StockCountLine: ["counts"],
  // It shows nowhere: it holds writes back.
  BroughtCounts: shownNowhere,
  ViewSalt: shownNowhere,
  Warehouse: ["warehouses"],
  WarehouseStock: ["stock"],
  Incoming: ["stock"],
  // Nobody sees a request for letters before its reader has confirmed it.
  SubscriptionRequest: shownNowhere,
  // What an address's contact shows of it.
  Suppression: ["contacts"],
  Supplier: ["suppliers"],
  SupplierProduct: ["products", "stock"],
  TelephoneCode: shownNowhere,
  Token: shownNowhere,
  Transfer: ["money"],
  // It moves with its shipment's order, whose own writes say so.
  TransportDocument: shownNowhere,
  TransportSeries: shownNowhere,
  // On paper alone.
  PaperCounts: shownNowhere,
  ShipmentLabels: shownNowhere,
  PackageCounter: shownNowhere,
  TranslationJob: shownNowhere,
  User: [["account", "people", "company", "addresses", "premium", "credit"]],
  Subscription: ["subscription"],
  SubscriptionCharge: ["subscription"],
  SubscriptionEntry: ["subscription"],
  Trial: shownNowhere,
  VatCertificate: ["certificates"],
  VatCertificateUse: ["certificates"],
  VatData: shownNowhere,
  // Counted soon after a write, by the stream.
  TalliedOrder: shownNowhere,
  WithdrawalTask: ["orders"],
};

/** Writes of an entity that change nothing of it that is shown, and what they change. */
const unseen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createOrderIntent: { Order: "the provider's intent", OrderHistory: "the provider's intent" },
  createPaymentIntent: { Order: "the provider's intent", OrderHistory: "the provider's intent" },
  proposeSecondFactor: { SecondFactor: "what counts for nothing before it is confirmed" },
  setupPaymentIntent: { Order: "the provider's intent", OrderHistory: "the provider's intent" },
};

type Declared = Pick<Endpoint, "access" | "returns" | "shows"> & { stale?: Stale | undefined };
const declared: readonly Declared[] = endpoints.map(({ endpoint }) => endpoint);

/** What an answer brings itself: what the questions show that are answered alike. */
const broughtBy = ({ returns }: Declared): readonly Subject[] =>
  declared.flatMap((one) => (one.returns === returns ? (one.shows ?? []) : []));

/** Whether who makes the write sees this anywhere: the office in the back office, everyone else in the shop. */
const isSeenBy = ({ access }: Declared, subject: Subject): boolean =>
  declared.some((one) => isOfficeAccess(one.access) === isOfficeAccess(access) && one.shows?.includes(subject));

/** What a write of this entity makes stale and its endpoint neither says nor answers; nothing where no page of its writer's shows it. */
export function unsaid(write: Declared, entity: string): readonly string[] {
  const { stale = [], access } = write;
  if (stale === "viewer" || access === "anyone" || access === "system") return [];
  const shown = shownAs[entity];
  if (!shown) return [`where ${entity} is shown`];
  const said = new Set<Subject>([...stale, ...broughtBy(write)]);
  return shown.flatMap((one) => {
    const choice = typeof one === "string" ? [one] : one;
    const seen = choice.filter((subject) => isSeenBy(write, subject));
    return seen.length === 0 || choice.some((subject) => said.has(subject)) ? [] : [seen.join(" or ")];
  });
}

/** The same of a function's file, "api/orders/reopen-order"; what isn't an endpoint that writes is passed over. */
export function unsaidIn(file: string, entity: string): readonly string[] {
  const found = endpoints.find((one) => `api/${one.file}` === file);
  if (!found || found.endpoint.shows || unseen[found.name]?.[entity]) return [];
  return unsaid(found.endpoint, entity).map((subject) => `${found.name} writes ${entity} and doesn't say ${subject}`);
}
