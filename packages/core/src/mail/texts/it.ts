import type { Forms } from "../../platform/fill.ts";

/** What letters say, in Italian: the source of the other languages. */
export const it = {
  footer: "Ricevi questo messaggio perché riguarda il tuo account o un tuo ordine su Solvia.",
  hello: "Ciao {{name}}",
  notYou: "Se non sei stato tu, scrivici subito.",
  resetNow: "Se non sei stato tu, reimpostala subito.",
  resetAdvice: "Se non sei stato tu, reimposta subito la password.",
  verification: {
    subject: "Conferma il tuo indirizzo e-mail",
    preview: "Un clic e il tuo account è pronto.",
    heading: "Benvenuto, {{name}}",
    text: "Conferma il tuo indirizzo per accedere. Il link vale 48 ore e una volta sola.",
    action: "Conferma l'indirizzo",
  },
  completion: {
    subject: "Completa la tua registrazione",
    preview: "Scegli la password e il tuo account è pronto.",
    text: "Un nostro agente ha preparato il tuo account su Solvia con i dati che ci hai dato. Scegli la password e accetta le condizioni per usarlo. Il link vale sette giorni e una volta sola.",
    action: "Completa la registrazione",
  },
  reset: {
    subject: "Reimposta la password",
    preview: "Il link vale un'ora.",
    text: "Hai chiesto una nuova password. Se non sei stato tu, ignora questo messaggio: la password resta quella di prima.",
    action: "Scegli la password",
  },
  newEmail: {
    subject: "Conferma il nuovo indirizzo e-mail",
    preview: "Il link vale 48 ore.",
    text: "Da quando confermi, accedi con questo indirizzo. Fino ad allora vale quello di prima.",
    action: "Conferma l'indirizzo",
  },
  emailChanged: {
    subject: "Il tuo indirizzo e-mail è cambiato",
    text: "Da ora accedi con il nuovo indirizzo; questo non vale più.",
  },
  passwordChanged: {
    subject: "La tua password è cambiata",
    text: "La password del tuo account è stata cambiata e tutte le altre sessioni sono chiuse.",
    keyEnded: "Anche la tua chiave API non vale più: creane una nuova nelle impostazioni, se ti serve.",
    action: "Reimposta la password",
  },
  secondFactor: {
    on: "Verifica in due passaggi attivata",
    onText: "Da ora per accedere serve anche il codice della tua app di autenticazione.",
    off: "Verifica in due passaggi disattivata",
    offText: "Da ora per accedere basta la password.",
  },
  secondFactorReset: {
    subject: "Verifica in due passaggi azzerata",
    preview: "Accedi con la password e attivala di nuovo.",
    text: "La nostra assistenza ha disattivato la verifica in due passaggi del tuo account: i codici dell'app e quelli di recupero non valgono più e tutte le sessioni sono chiuse. Accedi con la password e attivala di nuovo.",
    advice: "Se non l'hai chiesto tu, reimposta subito la password e rispondi a questo messaggio.",
    action: "Apri le impostazioni",
  },
  acting: {
    subject: "{{by}} agisce per te su Solvia",
    text: "Da ora, per un'ora al massimo, {{by}} di Solvia può riempire il carrello, ordinare e salvare indirizzi a tuo nome.",
    reason: "Motivo: {{reason}}",
    advice:
      "Non può cambiare password, e-mail o membri dell'azienda, né usare la tua carta o il tuo conto. Se non l'hai chiesto tu, rispondi a questo messaggio.",
    done: "Fatto per te: {{what}}",
    doneText: "{{by}} di Solvia ha agito a tuo nome: {{what}}.",
    kinds: {
      cart: "carrello modificato",
      order: "ordine effettuato o modificato",
      payment: "modo di pagamento scelto",
      address: "indirizzo salvato",
      notice: "avviso di disponibilità cambiato",
    },
    action: "Vedi cosa è stato fatto",
  },
  companyVerified: {
    subject: "La tua azienda è verificata",
    preview: "Ora puoi accedere e acquistare.",
    text: "Abbiamo verificato i dati della tua azienda: ora puoi accedere e vedere i prezzi a te dedicati.",
    action: "Accedi",
  },
  companyRejected: {
    subject: "Non abbiamo potuto verificare la tua azienda",
    text: "Non abbiamo potuto verificare la tua azienda per questo motivo:",
    next: "Correggi i dati e registrati di nuovo: la partita IVA è libera.",
    action: "Registrati",
  },
  available: {
    subject: "{{product}} è di nuovo disponibile",
    preview: "Ce l'avevi chiesto: ora puoi ordinarlo.",
    text: "{{product}} è di nuovo disponibile. I pezzi si prenotano quando l'ordine parte.",
    once: "Ti scriviamo una volta sola: per un altro avviso chiedilo di nuovo dalla pagina del prodotto.",
    action: "Vedi il prodotto",
  },
  roles: {
    owner: "titolare",
    buyer: "acquirente",
    viewer: "sola lettura",
  },
  invitation: {
    subject: "{{name}} ti invita in {{company}}",
    preview: "Il link vale sette giorni.",
    heading: "Entra in {{company}}",
    text: "{{name}} ti invita a lavorare su Solvia per {{company}}, con il ruolo: {{role}}.",
    once: "Il link vale una volta sola e per sette giorni. Se non aspettavi questo invito, ignora il messaggio.",
    action: "Accetta l'invito",
  },
  memberRemoved: {
    subject: "Non fai più parte di {{company}}",
    preview: "Il tuo account resta, senza l'azienda.",
    text: "Il tuo account non è più collegato a {{company}}. Gli ordini fatti per l'azienda restano all'azienda.",
  },
  approval: {
    subject: "Ordine {{number}} da approvare",
    heading: "Un ordine aspetta la tua approvazione",
    text: "{{name}} ha ordinato per {{amount}}, oltre il limite di {{limit}}.",
    kept: "I pezzi sono riservati ai prezzi dell'ordine per sette giorni; poi l'ordine decade.",
    action: "Vedi e decidi",
  },
  declined: {
    subject: "Ordine {{number}} non approvato",
    preview: "I pezzi sono di nuovo liberi.",
    heading: "L'ordine {{number}} non è stato approvato",
    expired: "Nessuno ha deciso entro sette giorni.",
  },
  order: {
    see: "Vedi l'ordine",
    transfer:
      "Trovi IBAN e causale per il bonifico nel tuo account, nella pagina dell'ordine: per sicurezza non li scriviamo mai per e-mail.",
    waste:
      "Alla consegna di un'apparecchiatura elettrica puoi restituire gratuitamente quella vecchia equivalente al nostro magazzino o chiederne il ritiro.",
    unpaid: "Il pagamento non è arrivato in tempo.",
  },
  withdrawal: {
    right:
      "Diritto di recesso: puoi recedere senza motivo entro 14 giorni dalla consegna, anche prima di riceverla. Rimborsiamo entro 14 giorni il prezzo e la spedizione standard, al ritorno della merce; la spedizione di ritorno è a tuo carico. Per le merci su pallet, che non possono tornare per posta, la spesa stimata è pari al costo di consegna indicato nell'ordine. Sono esclusi i prodotti fatti su misura o personalizzati. Per recedere:",
    subject: "Recesso ricevuto: ordine {{number}}",
    heading: "Abbiamo ricevuto il tuo recesso",
    text: "{{name}} ha dichiarato di recedere dal contratto dell'ordine {{number}}. Dichiarazione ricevuta: {{at}} (ora di Roma).",
    sendBack: "Rispediscici la merce ricevuta entro 14 giorni.",
    due: "Da restituirti: {{amount}}",
    dueBy: "Da restituirti entro il {{date}}: {{amount}}",
  },
  placed: {
    subject: "Ordine {{number}} ricevuto",
    heading: "Grazie per il tuo ordine",
  },
  received: {
    subject: "Pagamento ricevuto per l'ordine {{number}}",
    heading: "Pagamento ricevuto",
    text: "Abbiamo ricevuto {{amount}} per l'ordine {{number}}.",
  },
  toReturn: {
    subject: "Pagamento da restituire: ordine {{number}}",
    heading: "Ti restituiamo un pagamento",
    text: "Abbiamo ricevuto {{amount}} per l'ordine {{number}}, ma non servono a pagarlo: l'ordine è già pagato, è cambiato o è chiuso. Te li restituiamo dove sono partiti, oppure ti chiediamo un IBAN.",
  },
  returned: {
    subject: "Rimborso inviato: ordine {{number}}",
    heading: "Rimborso inviato",
    text: "Ti abbiamo restituito {{amount}} per l'ordine {{number}}. Sul conto possono comparire dopo qualche giorno.",
  },
  corrected: {
    subject: "Pagamento annotato per errore: ordine {{number}}",
    heading: "Un pagamento era annotato per errore",
    text: "Avevamo annotato {{amount}} per il tuo ordine {{number}} per errore: quel denaro non riguarda quest'ordine. Nella pagina dell'ordine vedi che cosa resta da pagare.",
  },
  failed: {
    subject: "Pagamento non riuscito: ordine {{number}}",
    preview: "Puoi riprovare subito.",
    heading: "Il pagamento non è riuscito",
    text: "Nulla è stato addebitato.",
    action: "Riprova",
  },
  chargedBack: {
    subject: "Pagamento annullato dalla banca: ordine {{number}}",
    preview: "La tua banca ha ripreso l'importo.",
    heading: "La tua banca ha annullato il pagamento",
    text: "La tua banca ha ripreso {{amount}}, già pagati per l'ordine {{number}}: l'importo è di nuovo da pagare. Se non l'hai chiesto tu, rispondi a questa e-mail.",
    action: "Vai al pagamento",
  },
  reminder: {
    subject: "Promemoria di pagamento: ordine {{number}}",
    heading: "Promemoria di pagamento",
    text: {
      one: "L'ordine {{number}} attende il pagamento da {{count}} giorno.",
      other: "L'ordine {{number}} attende il pagamento da {{count}} giorni.",
    } as Forms,
    ignore: "Se hai già pagato, ignora questo messaggio.",
  },
  stages: {
    ready: "Il tuo ordine {{number}} è pronto per la spedizione",
    collectable: "Il tuo ordine {{number}} è pronto per il ritiro",
    delivered: "Il tuo ordine {{number}} è stato consegnato",
    cancelled: "Il tuo ordine {{number}} è stato annullato",
  },
};
export type MailTexts = typeof it;
