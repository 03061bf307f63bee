import { placeEarlierSubscriptions } from "@solvia/core/subscriptions/place-earlier";
import { tendSubscriptions } from "@solvia/core/subscriptions/tend-subscriptions";
import { log } from "../log.ts";

export const handler = async (): Promise<void> => {
  const now = new Date();
  const placed = await placeEarlierSubscriptions(now);
  log("solvia-schedules", "INFO", "tend-subscriptions", { placed, ...(await tendSubscriptions(now)) });
};
