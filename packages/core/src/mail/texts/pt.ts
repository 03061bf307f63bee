import type { MailTexts } from "./it.ts";

/** What letters say, in Portuguese. */
export const pt: MailTexts = {
  footer: "Recebe esta mensagem porque diz respeito à sua conta ou a uma encomenda sua na Solvia.",
  hello: "Olá, {{name}}",
  notYou: "Se não foi você, escreva-nos de imediato.",
  resetNow: "Se não foi você, reponha-a de imediato.",
  resetAdvice: "Se não foi você, reponha de imediato a palavra-passe.",
  verification: {
    subject: "Confirme o seu endereço de e-mail",
    preview: "Um clique e a sua conta está pronta.",
    heading: "Damos-lhe as boas-vindas, {{name}}",
    text: "Confirme o seu endereço para iniciar sessão. O link é válido por 48 horas e uma só vez.",
    action: "Confirmar o endereço",
  },
  completion: {
    subject: "Conclua o seu registo",
    preview: "Escolha a palavra-passe e a sua conta está pronta.",
    text: "Um dos nossos agentes preparou a sua conta na Solvia com os dados que nos deu. Escolha a palavra-passe e aceite as condições para a usar. O link é válido por sete dias e uma só vez.",
    action: "Concluir o registo",
  },
  reset: {
    subject: "Reponha a palavra-passe",
    preview: "O link é válido por uma hora.",
    text: "Pediu uma nova palavra-passe. Se não foi você, ignore esta mensagem: a palavra-passe continua a mesma.",
    action: "Escolher a palavra-passe",
  },
  newEmail: {
    subject: "Confirme o novo endereço de e-mail",
    preview: "O link é válido por 48 horas.",
    text: "Depois de confirmar, inicia sessão com este endereço. Até lá vale o anterior.",
    action: "Confirmar o endereço",
  },
  emailChanged: {
    subject: "O seu endereço de e-mail mudou",
    text: "A partir de agora inicia sessão com o novo endereço; este deixou de valer.",
  },
  passwordChanged: {
    subject: "A sua palavra-passe mudou",
    text: "A palavra-passe da sua conta foi alterada e todas as outras sessões foram fechadas.",
    keyEnded: "A sua chave de API também deixou de ser válida: crie uma nova nas definições se precisar dela.",
    action: "Repor a palavra-passe",
  },
  secondFactor: {
    on: "Verificação em dois passos ativada",
    onText: "A partir de agora, para iniciar sessão é preciso também o código da sua aplicação de autenticação.",
    off: "Verificação em dois passos desativada",
    offText: "A partir de agora, para iniciar sessão basta a palavra-passe.",
  },
  secondFactorReset: {
    subject: "Verificação em dois passos reposta",
    preview: "Inicie sessão com a palavra-passe e ative-a de novo.",
    text: "A nossa equipa desativou a verificação em dois passos da sua conta: os códigos da aplicação e os de recuperação deixaram de valer e todas as sessões foram fechadas. Inicie sessão com a palavra-passe e ative-a de novo.",
    advice: "Se não foi você que o pediu, reponha de imediato a palavra-passe e responda a esta mensagem.",
    action: "Abrir as definições",
  },
  acting: {
    subject: "{{by}} está a agir por si na Solvia",
    text: "A partir de agora, durante uma hora no máximo, {{by}} da Solvia pode encher o carrinho, encomendar e guardar moradas em seu nome.",
    reason: "O motivo: {{reason}}",
    advice:
      "Não pode alterar a palavra-passe, o e-mail nem os membros da empresa, nem usar o seu cartão ou a sua conta. Se não o pediu, responda a esta mensagem.",
    done: "Feito por si: {{what}}",
    doneText: "{{by}} da Solvia agiu em seu nome: {{what}}.",
    kinds: {
      cart: "carrinho alterado",
      order: "encomenda feita ou alterada",
      payment: "forma de pagamento escolhida",
      address: "morada guardada",
      notice: "aviso de disponibilidade alterado",
    },
    action: "Ver o que foi feito",
  },
  companyVerified: {
    subject: "A sua empresa está verificada",
    preview: "Já pode iniciar sessão e comprar.",
    text: "Verificámos os dados da sua empresa: já pode iniciar sessão e ver os seus preços.",
    action: "Iniciar sessão",
  },
  companyRejected: {
    subject: "Não foi possível verificar a sua empresa",
    text: "Não foi possível verificar a sua empresa pelo seguinte motivo:",
    next: "Corrija os dados e registe-se de novo: o número de IVA está livre.",
    action: "Registar-se",
  },
  available: {
    subject: "{{product}} está de novo disponível",
    preview: "Pediu-nos: já o pode encomendar.",
    text: "{{product}} está de novo disponível. As unidades são reservadas ao fazer a encomenda.",
    once: "Escrevemos uma só vez: para outro aviso, peça-o de novo na página do produto.",
    action: "Ver o produto",
  },
  roles: {
    owner: "titular",
    buyer: "comprador",
    viewer: "só leitura",
  },
  invitation: {
    subject: "{{name}} convida-o para {{company}}",
    preview: "O link é válido por sete dias.",
    heading: "Junte-se a {{company}}",
    text: "{{name}} convida-o a trabalhar na Solvia para {{company}}, com a função: {{role}}.",
    once: "O link é válido uma só vez e por sete dias. Se não esperava este convite, ignore a mensagem.",
    action: "Aceitar o convite",
  },
  memberRemoved: {
    subject: "Já não faz parte de {{company}}",
    preview: "A sua conta mantém-se, sem a empresa.",
    text: "A sua conta deixou de estar ligada a {{company}}. As encomendas feitas para a empresa continuam a ser da empresa.",
  },
  approval: {
    subject: "Encomenda {{number}} por aprovar",
    heading: "Uma encomenda espera a sua aprovação",
    text: "{{name}} encomendou no valor de {{amount}}, acima do limite de {{limit}}.",
    kept: "As unidades ficam reservadas aos preços da encomenda durante sete dias; depois a encomenda caduca.",
    action: "Ver e decidir",
  },
  declined: {
    subject: "Encomenda {{number}} não aprovada",
    preview: "As unidades estão de novo livres.",
    heading: "A encomenda {{number}} não foi aprovada",
    expired: "Ninguém decidiu no prazo de sete dias.",
  },
  order: {
    see: "Ver a encomenda",
    transfer:
      "Encontra os dados bancários para a transferência na sua conta, na página da encomenda: por segurança, nunca os enviamos por e-mail.",
    waste:
      "Na entrega de um equipamento elétrico pode devolver gratuitamente o antigo equivalente no nosso armazém ou pedir a sua recolha.",
    unpaid: "O pagamento não chegou a tempo.",
  },
  withdrawal: {
    right:
      "Direito de livre resolução: pode resolver o contrato sem motivo no prazo de 14 dias após a entrega, e antes dela. Reembolsamos o preço e o envio normal em 14 dias, quando a mercadoria voltar; a devolução fica a seu cargo. Para mercadorias em paletes, que não podem voltar pelo correio, o custo estimado é igual ao da entrega indicado na encomenda. Excluem-se produtos feitos por medida ou personalizados. Para resolver:",
    subject: "Resolução recebida: encomenda {{number}}",
    heading: "Recebemos a sua resolução do contrato",
    text: "{{name}} declarou a resolução do contrato da encomenda {{number}}. Declaração recebida: {{at}} (hora de Roma).",
    sendBack: "Devolva a mercadoria recebida no prazo de 14 dias.",
    due: "A devolver-lhe: {{amount}}",
    dueBy: "A devolver-lhe até {{date}}: {{amount}}",
  },
  placed: {
    subject: "Encomenda {{number}} recebida",
    heading: "Obrigado pela sua encomenda",
  },
  received: {
    subject: "Pagamento recebido da encomenda {{number}}",
    heading: "Pagamento recebido",
    text: "Recebemos {{amount}} pela encomenda {{number}}.",
  },
  toReturn: {
    subject: "Pagamento a devolver: encomenda {{number}}",
    heading: "Vamos devolver um pagamento",
    text: "Recebemos {{amount}} pela encomenda {{number}}, mas não a pagam: já está paga, mudou ou está fechada. Devolvemos para onde saíram, ou pedimos-lhe um IBAN.",
  },
  returned: {
    subject: "Reembolso enviado: encomenda {{number}}",
    heading: "Reembolso enviado",
    text: "Devolvemos-lhe {{amount}} da encomenda {{number}}. Podem demorar alguns dias a aparecer na sua conta.",
  },
  corrected: {
    subject: "Pagamento registado por engano: encomenda {{number}}",
    heading: "Um pagamento estava registado por engano",
    text: "Tínhamos registado {{amount}} na sua encomenda {{number}} por engano: esse dinheiro não é desta encomenda. Na página da encomenda vê o que falta pagar.",
  },
  failed: {
    subject: "Pagamento falhado: encomenda {{number}}",
    preview: "Pode tentar de novo já.",
    heading: "O pagamento falhou",
    text: "Nada foi cobrado.",
    action: "Tentar de novo",
  },
  chargedBack: {
    subject: "Pagamento retirado pelo banco: encomenda {{number}}",
    preview: "O seu banco retirou o valor.",
    heading: "O seu banco anulou o pagamento",
    text: "O seu banco retirou {{amount}}, já pagos pela encomenda {{number}}: o valor está de novo em dívida. Se não o pediu, responda a este e-mail.",
    action: "Ir para o pagamento",
  },
  reminder: {
    subject: "Lembrete de pagamento: encomenda {{number}}",
    heading: "Lembrete de pagamento",
    text: {
      one: "A encomenda {{number}} espera o pagamento há {{count}} dia.",
      many: "A encomenda {{number}} espera o pagamento há {{count}} de dias.",
      other: "A encomenda {{number}} espera o pagamento há {{count}} dias.",
    },
    ignore: "Se já pagou, ignore esta mensagem.",
  },
  stages: {
    ready: "A sua encomenda {{number}} está pronta para envio",
    collectable: "A sua encomenda {{number}} está pronta para levantamento",
    delivered: "A sua encomenda {{number}} foi entregue",
    cancelled: "A sua encomenda {{number}} foi anulada",
  },
};
