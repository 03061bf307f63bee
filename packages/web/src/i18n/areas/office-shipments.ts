import { officeShipmentsTexts as texts } from "@solvia/texts/office-shipments";
import { openArea } from "../index.ts";

export const officeShipmentsTexts = await openArea(texts);
