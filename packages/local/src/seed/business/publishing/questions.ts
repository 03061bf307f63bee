import { askQuestion } from "@solvia/core/contract/content";
import { decideQuestion } from "@solvia/core/contract/publishing/office-questions";
import { listPublications } from "@solvia/core/publications/list-publications";
import { askQuestion as ask } from "@solvia/core/questions/ask-question";
import { decideQuestion as decide, type Decision } from "@solvia/core/questions/desk/decide-question";
import { listQuestions } from "@solvia/core/questions/desk/list-questions";
import { loadQuestion } from "@solvia/core/questions/stored-question";
import { asCustomer, asOffice } from "../actors.ts";
import type { Stage } from "../stage.ts";

type Act = Decision extends infer D ? (D extends Decision ? Omit<D, "revision"> : never) : never;

interface Asked {
  /** Who, before "@solvia.example". */
  by: string;
  days: number;
  text: string;
  /** What the office has done with it, with the publication that it cites by its name in addresses. */
  done?: (source: readonly string[]) => Act;
  source?: string;
}

/** Answered at once, waiting by what is asked for, answered for one and for all, and not answered. */
const asked: readonly Asked[] = [
  { by: "cliente", days: 2, text: "Che cosa vuol dire la tolleranza sulla scheda di un modulo?" },
  { by: "cliente", days: 6, text: "Si possono montare i moduli su un tetto di amianto?" },
  { by: "privata", days: 4, text: "Posso montare moduli sul tetto in amianto del garage?" },
  { by: "installatore", days: 3, text: "È possibile montare un modulo sopra un tetto di amianto incapsulato?" },
  { by: "azienda", days: 5, text: "Vendete colonnine di ricarica bidirezionali?" },
  {
    by: "installatore",
    days: 9,
    text: "Per gli impianti a terra quale aliquota IVA mettete in fattura sui componenti?",
    source: "iva-al-10-sul-fotovoltaico",
    done: (publicationIds) => ({
      action: "publish",
      text: "Quale aliquota IVA hanno i componenti di un impianto a terra?",
      language: "it",
      html: "<p>La stessa degli impianti sul tetto: <strong>10 %</strong> per i beni finiti destinati a un impianto individuato, con la dichiarazione di chi compra. Restano al 22 % le materie prime e i semilavorati, per esempio il cavo a metro.</p>",
      publicationIds,
    }),
  },
  {
    by: "cliente",
    days: 12,
    text: "Devo spegnere l'inverter quando vado in vacanza per un mese?",
    done: () => ({
      action: "publish",
      text: "L'inverter va spento quando si parte per un mese?",
      language: "it",
      html: "<p>No. Un impianto collegato alla rete produce e cede energia anche se nessuno è in casa. Spegnilo soltanto per lavori sull'impianto elettrico, prima dal lato alternata e poi dal lato continua.</p>",
      publicationIds: [],
    }),
  },
  {
    by: "azienda",
    days: 8,
    text: "Nel nostro capannone di Cuneo possiamo riutilizzare le strutture del vecchio impianto?",
    done: () => ({
      action: "answer",
      html: "<p>Per la vostra copertura serve prima il calcolo di uno strutturista: le strutture vecchie erano fatte per moduli più leggeri. Mandateci il disegno con una richiesta di assistenza e vi diciamo quali morsetti usare.</p>",
      publicationIds: [],
    }),
  },
  {
    by: "privata",
    days: 7,
    text: "Quanto prenderò di pensione se vendo la casa con il fotovoltaico?",
    done: () => ({
      action: "reject",
      reason: "Non riguarda i prodotti né gli impianti: lo chieda al suo patronato.",
    }),
  },
];

/** The publication of a name in addresses; none where it isn't there. */
const sourceOf = async (code: string): Promise<string[]> =>
  (await listPublications({ text: code, limit: 5 })).items.flatMap((one) => (one.code === code ? [one.id] : []));

/** What customers have asked, in each state. */
export async function questions({ once, act, ago }: Stage): Promise<void> {
  for (const { by, days, text, done, source } of asked) {
    const id = await once(`question ${text}`, async () => {
      const known = (await listQuestions({ text, limit: 5 })).items.find((one) => one.text === text);
      if (known) return known.id;
      const now = ago(days, text);
      return asCustomer(`${by}@solvia.example`, { endpoint: askQuestion, now }, async (user) => {
        const question = await ask(user, { text, language: "it" }, now);
        return question.id;
      });
    });
    if (!done) continue;
    await act(`question ${text} is decided`, async () => {
      const { status, revision } = await loadQuestion(id);
      if (status !== "quoted" && status !== "waiting") return;
      const now = ago(days - 1, text);
      const decision = { ...done(source ? await sourceOf(source) : []), revision };
      await asOffice({ endpoint: decideQuestion, params: { id }, now }, (user) => decide(user, id, decision, now));
    });
  }
}
