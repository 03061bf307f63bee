import { registerForWebinar } from "@solvia/core/contract/content";
import { saveWebinar } from "@solvia/core/contract/back-office/content-crm";
import { plusDays, romeTime } from "@solvia/core/platform/time";
import { findWebinar } from "@solvia/core/publications/webinars/find-webinar";
import { register } from "@solvia/core/publications/webinars/register";
import { saveWebinar as save } from "@solvia/core/publications/webinars/save-webinar";
import { asCustomer, asOffice } from "../actors.ts";
import type { Stage } from "../stage.ts";
import type { Piece } from "./piece.ts";

interface Held {
  piece: Piece;
  /** From today; of one that is over before it. */
  day: number;
  seats: number;
  registered: readonly string[];
}

/** One to come with seats, one to come, and one that is over. */
export const webinars: readonly Held[] = [
  {
    day: 9,
    seats: 100,
    registered: ["cliente@solvia.example", "installatore@solvia.example"],
    piece: {
      code: "accumulo-dimensionare-senza-sprechi",
      type: "webinar",
      tags: ["accumulo", "progetto"],
      picture: "batteries",
      days: 4,
      title: "Accumulo: dimensionare senza sprechi",
      teaser: "Quanta batteria serve davvero, con tre bollette vere e le vostre domande.",
      body: `<p>Partiamo da tre bollette: una famiglia con pompa di calore, un’officina e un negozio. Per ognuna guardiamo i consumi della sera e della notte e scegliamo la capacità.</p>
<h2>Di che cosa parliamo</h2>
<ul><li><p>Consumi serali e capacità utile: perché 10 kWh nominali non sono 10 kWh.</p></li><li><p>Quando una batteria più grande non rende di più.</p></li><li><p>Dove si monta, e che cosa chiede il distributore.</p></li></ul>
<p>Gli ultimi venti minuti sono per le domande.</p>`,
      english: {
        title: "Storage: sizing it without waste",
        teaser: "How much battery is really needed, with three real bills and your questions.",
        body: "<p>We begin with three bills: a household with a heat pump, a workshop and a shop. For each we look at what is used in the evening and at night, and choose the capacity. The last twenty minutes are for questions.</p>",
      },
    },
  },
  {
    day: 23,
    seats: 2,
    registered: ["azienda@solvia.example", "premium@solvia.example"],
    piece: {
      code: "messa-in-servizio-senza-ritorni",
      type: "webinar",
      tags: ["posa", "stringhe"],
      picture: "inverters",
      days: 2,
      title: "Messa in servizio senza ritorni in cantiere",
      teaser: "Le misure da fare prima di chiudere il quadro, in un piccolo gruppo.",
      body: "<p>Isolamento, polarità, tensione a vuoto e corrente di stringa: che cosa misurare, con quale strumento e quali valori aspettarsi. I posti sono pochi perché ognuno porta un suo verbale.</p>",
    },
  },
  {
    day: -12,
    seats: 100,
    registered: ["cliente@solvia.example"],
    piece: {
      code: "ombre-e-ottimizzatori",
      type: "webinar",
      tags: ["progetto", "stringhe"],
      picture: "panels",
      days: 30,
      title: "Ombre e ottimizzatori: quando servono",
      teaser: "Un camino, un albero, due falde: che cosa cambia con gli ottimizzatori e che cosa no.",
      body: "<p>Abbiamo confrontato tre tetti con e senza ottimizzatori. Con un’ombra che passa su un solo modulo il guadagno annuo era fra il 2 e il 5 %; su due falde con ingressi MPPT separati era quasi nullo.</p>",
    },
  },
];

/** When one is held, said before it appears: of one that is over at the time of its draft. */
export async function webinarDates(stage: Stage, id: string, { piece, day, seats }: Held): Promise<void> {
  await stage.act(`webinar ${piece.code} has its date`, async () => {
    if (await findWebinar(id)) return;
    const now = stage.ago((piece.days ?? 0) + 1, piece.code);
    const on = plusDays(stage.today, day);
    const input = {
      revision: 0,
      startsOn: romeTime(on, "17:00").toISOString(),
      endsOn: romeTime(on, "18:00").toISOString(),
      capacity: seats,
      liveUrl: `https://live.solvia.example/${piece.code}`,
      cancelled: false,
    };
    await asOffice({ endpoint: saveWebinar, params: { id }, now }, () => save(id, input, now));
  });
}

/** Those who have registered. */
export async function webinarSeats(stage: Stage, id: string, { piece, day, registered }: Held): Promise<void> {
  for (const email of registered)
    await stage.act(`${email} registers for ${piece.code}`, () => {
      const now = stage.ago(Math.max(1, 1 - day), `${piece.code} ${email}`);
      return asCustomer(email, { endpoint: registerForWebinar, params: { id }, now }, (user) =>
        register(id, { name: user.name, email, language: user.language, userId: user.id }, now),
      );
    });
}
