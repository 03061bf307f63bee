import type { officeTexts } from "../../i18n/areas/office.ts";
import type { NameIn } from "../../i18n/words.ts";
import type { Icon } from "../../ui/icon.tsx";
import {
  IconBarcode,
  IconBuildingBank,
  IconBuildingFactory2,
  IconArrowsExchange,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalendarEvent,
  IconCashBanknote,
  IconCategory,
  IconAddressBook,
  IconMapPin,
  IconMailbox,
  IconChecklist,
  IconClipboardCheck,
  IconClipboardText,
  IconClockCheck,
  IconCreditCard,
  IconChartBar,
  IconCurrencyEuro,
  IconFileDollar,
  IconFileInvoice,
  IconFileText,
  IconHeadset,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconHomeStar,
  IconLifebuoy,
  IconMailOpened,
  IconMessages,
  IconMicrophone,
  IconPackage,
  IconPackages,
  IconReceipt,
  IconReceiptRefund,
  IconReportMoney,
  IconPencil,
  IconPercentage,
  IconScale,
  IconScript,
  IconShoppingCart,
  IconStack2,
  IconStar,
  IconStars,
  IconTruck,
  IconTicket,
  IconTrophy,
  IconTruckDelivery,
  IconTruckLoading,
  IconAlertTriangle,
  IconTruckReturn,
  IconUmbrella,
  IconUsers,
} from "../../ui/icons.gen.ts";
import { allowed, type Access } from "@solvia/core/platform/access";
import type { Queue } from "./home/use-queue.ts";
import {
  addWarehouse,
  getOfficeQueue,
  getWarehouseDay,
  listAuditLog,
  listAvailabilities,
  listBackOfficeChats,
  listBackOfficeCoupons,
  listBackOfficeMilestones,
  listBackOfficePlainTexts,
  listBackOfficePublications,
  listVideoTranscriptions,
  listBackOfficeQuestions,
  listCarriers,
  listBackOfficeQuotations,
  listBankEntries,
  listCollections,
  listBackOfficeLeads,
  listColdEmailCampaigns,
  listContacts,
  listDamageClaims,
  listDeliveryTariffs,
  listExpenses,
  listInsurances,
  listBackOfficeOrders,
  listInvoices,
  listOfficeMessages,
  listBackOfficeReviews,
  listBackOfficeProducts,
  listBackOfficeQuotationRequests,
  listBackOfficeReturns,
  listBackOfficeTickets,
  listCompanies,
  listMerchants,
  listOrdersScheduler,
  listPayments,
  listReturns,
  listBackOfficeKits,
  listBackOfficeSeries,
  listPrices,
  listCounts,
  listOfficeSerials,
  listMovements,
  listOpenCounts,
  getKpi,
  getSalesKpi,
  getTechKpi,
  listPromiseFigures,
  listPurchaseProposals,
  listPurchases,
  listShipments,
  listStandOutProducts,
  listSuppliers,
  listUsers,
  listVatCertifications,
  listWarehouseStock,
  listWithdrawals,
  makePremium,
} from "../../api/endpoints.gen.ts";

export interface Place {
  to: string;
  /** The endpoint that the place can't do without: whoever may not call it doesn't see the place. */
  needs: { access: Access };
  /** A text of `bo`. */
  name: NameIn<"bo", typeof officeTexts>;
  icon: Icon;
  /** It is there only at its own address, not at those below. */
  exact?: true;
  /** What of the office's queue waits there. */
  waits?: keyof Queue;
}

export interface PlaceGroup {
  /** A text of `bo.groups`. */
  name: "sales" | "catalogue" | "people" | "warehouse" | "content" | "figures";
  places: readonly Place[];
}

/** The back office's places in the order of its navigation, which the command palette offers too. */
const placeGroups = [
  {
    name: "sales",
    places: [
      { to: "/back-office", name: "today", needs: getOfficeQueue, icon: IconChecklist, exact: true },
      { to: "/back-office/orders", name: "orders", needs: listBackOfficeOrders, icon: IconReceipt },
      {
        to: "/back-office/orders-scheduler",
        name: "ordersScheduler",
        needs: listOrdersScheduler,
        icon: IconCalendarEvent,
      },
      {
        to: "/back-office/quotations",
        name: "quotations",
        needs: listBackOfficeQuotations,
        waits: "approvals",
        icon: IconFileText,
      },
      {
        to: "/back-office/quotation-requests",
        name: "quotationRequests",
        needs: listBackOfficeQuotationRequests,
        waits: "quotationRequests",
        icon: IconMailOpened,
      },
      { to: "/back-office/payments", name: "payments", needs: listPayments, icon: IconCreditCard },
      { to: "/back-office/bank", name: "bank", needs: listBankEntries, waits: "bank", icon: IconBuildingBank },
      {
        to: "/back-office/collections",
        name: "collections",
        needs: listCollections,
        waits: "recalls",
        icon: IconFileDollar,
      },
      { to: "/back-office/insurances", name: "insurances", needs: listInsurances, icon: IconUmbrella },
      { to: "/back-office/returns", name: "returns", needs: listReturns, waits: "returns", icon: IconReceiptRefund },
      {
        to: "/back-office/withdrawals",
        name: "withdrawals",
        needs: listWithdrawals,
        waits: "withdrawals",
        icon: IconTruckReturn,
      },
      {
        to: "/back-office/return-requests",
        name: "returnRequests",
        needs: listBackOfficeReturns,
        waits: "returnRequests",
        icon: IconTruckReturn,
      },
      {
        to: "/back-office/damage-claims",
        name: "damage",
        needs: listDamageClaims,
        waits: "damage",
        icon: IconAlertTriangle,
      },
      {
        to: "/back-office/vat-certifications",
        name: "vatCertifications",
        needs: listVatCertifications,
        waits: "certificates",
        icon: IconPercentage,
      },
      {
        to: "/back-office/invoices",
        name: "invoices",
        needs: listInvoices,
        waits: "documents",
        icon: IconFileInvoice,
      },
      { to: "/back-office/coupons", name: "coupons", needs: listBackOfficeCoupons, icon: IconTicket },
      { to: "/back-office/milestones", name: "milestones", needs: listBackOfficeMilestones, icon: IconTrophy },
    ],
  },
  {
    name: "catalogue",
    places: [
      {
        to: "/back-office/products",
        name: "products",
        needs: listBackOfficeProducts,
        waits: "incomplete",
        icon: IconPackage,
      },
      { to: "/back-office/prices", name: "prices", needs: listPrices, icon: IconCurrencyEuro },
      { to: "/back-office/series", name: "series", needs: listBackOfficeSeries, icon: IconCategory },
      { to: "/back-office/kits", name: "kits", needs: listBackOfficeKits, icon: IconPackages },
      { to: "/back-office/stand-out-products", name: "standOut", needs: listStandOutProducts, icon: IconHomeStar },
      { to: "/back-office/availabilities", name: "availabilities", needs: listAvailabilities, icon: IconStack2 },
      { to: "/back-office/suppliers", name: "suppliers", needs: listSuppliers, icon: IconTruck },
    ],
  },
  {
    name: "warehouse",
    places: [
      { to: "/warehouses", name: "floor", needs: getWarehouseDay, icon: IconHomeStar },
      { to: "/back-office/warehouse", name: "stock", needs: listWarehouseStock, icon: IconBuildingWarehouse },
      {
        to: "/back-office/shipments",
        name: "shipments",
        needs: listShipments,
        waits: "shipments",
        icon: IconTruckDelivery,
      },
      { to: "/back-office/movements", name: "movements", needs: listMovements, icon: IconArrowsExchange },
      { to: "/back-office/serials", name: "serials", needs: listOfficeSerials, icon: IconBarcode },
      { to: "/back-office/counts", name: "counts", needs: listCounts, icon: IconClipboardCheck },
      { to: "/warehouses/counts", name: "counting", needs: listOpenCounts, icon: IconClipboardText },
      { to: "/back-office/warehouses", name: "warehouses", needs: addWarehouse, icon: IconHome },
      { to: "/back-office/purchases", name: "purchases", needs: listPurchases, icon: IconShoppingCart },
      { to: "/back-office/purchase-tool", name: "purchaseTool", needs: listPurchaseProposals, icon: IconScale },
      { to: "/back-office/carriers", name: "carriers", needs: listCarriers, icon: IconTruck },
      {
        to: "/back-office/delivery-tariffs",
        name: "deliveryTariffs",
        needs: listDeliveryTariffs,
        icon: IconTruckLoading,
      },
      { to: "/back-office/expenses", name: "expenses", needs: listExpenses, icon: IconCashBanknote },
      {
        to: "/back-office/promise-figures",
        name: "promiseFigures",
        needs: listPromiseFigures,
        icon: IconClockCheck,
      },
    ],
  },
  {
    name: "people",
    places: [
      { to: "/back-office/users", name: "users", needs: listUsers, icon: IconUsers },
      {
        to: "/back-office/verify-companies",
        name: "verifyCompanies",
        needs: listCompanies,
        waits: "companies",
        icon: IconBuildingFactory2,
      },
      { to: "/back-office/merchants", name: "merchants", needs: listMerchants, icon: IconBuildingStore },
      { to: "/back-office/premium", name: "premium", needs: makePremium, icon: IconStar },
      { to: "/back-office/audit-log", name: "auditLog", needs: listAuditLog, icon: IconHistory },
      { to: "/back-office/care", name: "care", needs: listBackOfficeTickets, icon: IconHeadset },
      { to: "/back-office/chats", name: "chats", needs: listBackOfficeChats, waits: "chats", icon: IconMessages },
      {
        to: "/back-office/messages",
        name: "messages",
        needs: listOfficeMessages,
        waits: "messages",
        icon: IconMailbox,
      },
      { to: "/back-office/leads", name: "leads", needs: listBackOfficeLeads, icon: IconMapPin },
      {
        to: "/back-office/cold-email-center",
        name: "campaigns",
        needs: listColdEmailCampaigns,
        icon: IconMailOpened,
      },
      { to: "/back-office/contacts", name: "contacts", needs: listContacts, icon: IconAddressBook },
      {
        to: "/back-office/tickets",
        name: "tickets",
        needs: listBackOfficeTickets,
        waits: "tickets",
        icon: IconLifebuoy,
      },
      { to: "/back-office/reviews", name: "reviews", needs: listBackOfficeReviews, icon: IconStars },
    ],
  },
  {
    name: "content",
    places: [
      { to: "/back-office/publications", name: "publications", needs: listBackOfficePublications, icon: IconPencil },
      {
        to: "/back-office/video-transcriptions",
        name: "transcriptions",
        needs: listVideoTranscriptions,
        icon: IconMicrophone,
      },
      { to: "/back-office/plaintexts", name: "plainTexts", needs: listBackOfficePlainTexts, icon: IconScript },
      {
        to: "/back-office/question-answering",
        name: "questions",
        needs: listBackOfficeQuestions,
        waits: "questions",
        icon: IconHelpCircle,
      },
    ],
  },
  {
    name: "figures",
    places: [
      { to: "/back-office/kpi", name: "kpi", needs: getKpi, icon: IconChartBar },
      { to: "/back-office/sales-kpi", name: "salesKpi", needs: getSalesKpi, icon: IconReportMoney },
      { to: "/back-office/kpi-tech", name: "techKpi", needs: getTechKpi, icon: IconLifebuoy },
    ],
  },
] as const satisfies readonly PlaceGroup[];

/** The places of whoever is logged in, by the table of permissions. */
export const placesFor = (user: { roles: readonly string[] } | null | undefined): PlaceGroup[] =>
  (placeGroups as readonly PlaceGroup[])
    .map((group) => ({
      ...group,
      places: group.places.filter(({ needs }) => allowed(needs.access, user ?? undefined)),
    }))
    .filter(({ places }) => places.length > 0);

/** The storefront as a customer sees it. */
export const storefrontIcon = IconBuildingStore;
