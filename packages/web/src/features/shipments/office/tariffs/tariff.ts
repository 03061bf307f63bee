import type { listDeliveryTariffs } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

export type Tariff = AnswerOf<typeof listDeliveryTariffs>["items"][number];
