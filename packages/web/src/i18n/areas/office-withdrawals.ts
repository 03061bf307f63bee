import { officeWithdrawalsTexts as texts } from "@solvia/texts/office-withdrawals";
import { openArea } from "../index.ts";

export const officeWithdrawalsTexts = await openArea(texts);
