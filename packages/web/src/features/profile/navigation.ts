import { allowed } from "@solvia/core/platform/access";
import {
  getContactDetails,
  getDashboardData,
  getMilestoneProgress,
  getReducedVatEligibility,
  getSettings,
  getSubscription,
  listAddresses,
  listChats,
  listInstallerLeads,
  listMembers,
  listNotifications,
  listOrders,
  listOwnedProducts,
  listOwnQuestions,
  listQuotations,
  listResellerKeys,
  listTickets,
  listQuotationRequests,
} from "../../api/endpoints.gen.ts";
import {
  IconBell,
  IconBuilding,
  IconChartBar,
  IconChecklist,
  IconCreditCard,
  IconFileText,
  IconKey,
  IconLifebuoy,
  IconMapPin,
  IconMessage,
  IconPackage,
  IconPackages,
  IconPercentage,
  IconSettings,
  IconTrophy,
  IconUser,
} from "../../ui/icons.gen.ts";

/** The places of the profile area, in the order of its navigation, each with what it reads first. */
const profilePlaces = [
  { to: "/profile/account", name: "account", needs: getContactDetails, icon: IconUser },
  { to: "/profile/my-orders", name: "orders", needs: listOrders, icon: IconPackage },
  { to: "/dashboard", name: "dashboard", needs: getDashboardData, icon: IconChartBar },
  { to: "/profile/my-products", name: "products", needs: listOwnedProducts, icon: IconPackages },
  { to: "/profile/quotations", name: "quotations", needs: listQuotations, icon: IconFileText },
  { to: "/profile/request-quotation", name: "requestQuotation", needs: listQuotationRequests, icon: IconChecklist },
  { to: "/profile/support", name: "support", needs: listTickets, icon: IconLifebuoy },
  { to: "/profile/questions", name: "questions", needs: listOwnQuestions, icon: IconLifebuoy },
  { to: "/profile/leads", name: "leads", needs: listInstallerLeads, icon: IconMapPin },
  { to: "/profile/shipping-address", name: "addresses", needs: listAddresses, icon: IconMapPin },
  {
    to: "/profile/reduced-vat-auto-certification",
    name: "reducedVat",
    needs: getReducedVatEligibility,
    icon: IconPercentage,
  },
  { to: "/profile/my-subscription", name: "subscription", needs: getSubscription, icon: IconCreditCard },
  { to: "/profile/dropshipping", name: "dropshipping", needs: listResellerKeys, icon: IconKey },
  { to: "/dashboard/milestones", name: "milestones", needs: getMilestoneProgress, icon: IconTrophy },
  { to: "/profile/company", name: "company", needs: listMembers, icon: IconBuilding },
  { to: "/profile/notifications", name: "notifications", needs: listNotifications, icon: IconBell },
  { to: "/profile/chat", name: "chat", needs: listChats, icon: IconMessage },
  { to: "/profile/settings", name: "settings", needs: getSettings, icon: IconSettings },
] as const;

interface Visitor {
  companyId?: string | undefined;
  roles?: readonly string[] | undefined;
  actedBy?: object | undefined;
}

/** The places that somebody finds there: no company's for who belongs to none, no leads for who is no installer, no API without a plan, nor the person's alone for who acts for them. */
export const profilePlacesOf = ({ companyId, roles = [], actedBy }: Visitor) =>
  profilePlaces.filter(
    ({ name, needs }) =>
      (name !== "company" || companyId !== undefined) &&
      (name !== "leads" || roles.includes("installer")) &&
      (name !== "dropshipping" || allowed("subscriber", { roles })) &&
      (needs.forOthers || !actedBy),
  );

/** What a page of the area reads first: its milestones stand behind the dashboard's address. */
export const readBy = (pathname: string) =>
  profilePlaces.filter(({ to }) => pathname.startsWith(to)).toSorted((a, b) => b.to.length - a.to.length)[0]?.needs;
