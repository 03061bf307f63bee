import { placeEarlierSubscriptions } from "@solvia/core/subscriptions/place-earlier";
import { tendSubscriptions } from "@solvia/core/subscriptions/tend-subscriptions";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("tend-subscriptions", { placed: placeEarlierSubscriptions, tended: tendSubscriptions });
