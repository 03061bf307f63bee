import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "Este texto é uma tradução: se divergir do texto italiano, prevalece o italiano. Mantêm-se os direitos que a lei do seu país lhe reconhece como consumidor.",
  "terms-and-conditions": {
    title: "Termos e condições de utilização",
    lead: "As regras para utilizar o site Solvia: quem se pode registar, o que é público e como tratamos os conteúdos e as contas. Texto de demonstração de uma sociedade fictícia: antes de ser utilizado, deve ser substituído por um texto aprovado por um jurista.",
    sections: [
      {
        heading: "Quem somos",
        paragraphs: [
          "O site é gerido pela Solvia, sociedade de demonstração com sede em Itália. Nenhuma encomenda feita nesta instalação de demonstração dá origem a uma venda real.",
        ],
      },
      {
        heading: "Conta",
        paragraphs: [
          "Podem registar-se pessoas maiores de idade e empresas. As empresas indicam o número de IVA, que verificamos no registo europeu; algumas funções só ficam disponíveis depois da verificação.",
          "Guarde bem a sua palavra-passe e avise-nos de imediato se pensar que outras pessoas a conhecem. Pode encerrar a conta em qualquer momento nas definições.",
        ],
      },
      {
        heading: "Conteúdos do catálogo",
        paragraphs: [
          "As fichas, os desenhos e os preços são preparados com cuidado, mas podem conter erros: vale a ficha técnica do fabricante. As imagens são indicativas. As marcas pertencem aos respetivos titulares.",
          "A verificação do sistema é um conselho baseado nos dados das fichas: não substitui o projeto de um técnico habilitado.",
        ],
      },
      {
        heading: "Utilização correta",
        paragraphs: [
          "Não é permitido contornar os limites de acesso, recolher em massa os dados do catálogo sem acordo nem carregar conteúdos ilícitos. Quem quiser obter os dados de forma automática pode utilizar a API para revendedores.",
        ],
      },
      {
        heading: "Alterações e lei aplicável",
        paragraphs: [
          "Publicamos aqui todas as alterações com a respetiva data. Aplica-se a lei italiana; mantêm-se os direitos que a lei reconhece ao consumidor no país em que vive.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Condições de venda",
    lead: "Preços, encomendas, entrega, livre resolução e garantias, para empresas e particulares. Texto de demonstração de uma sociedade fictícia: antes de ser utilizado, deve ser substituído por um texto aprovado por um jurista.",
    sections: [
      {
        heading: "Preços",
        paragraphs: [
          "Os particulares veem os preços com IVA e Ecovalor REEE e de baterias; as empresas, os preços líquidos com a indicação «+ IVA». As despesas de envio são apresentadas no carrinho antes da encomenda. Todos os preços são em euros.",
        ],
      },
      {
        heading: "Encomenda e celebração do contrato",
        paragraphs: [
          "A encomenda é uma proposta; o contrato é celebrado com a confirmação que enviamos por e-mail. As peças são reservadas no momento da encomenda. Uma encomenda que não seja paga no prazo indicado caduca e as peças voltam a ficar disponíveis.",
        ],
      },
      {
        heading: "Entrega",
        paragraphs: [
          "Os prazos indicados na ficha são semanas de calendário a contar da confirmação do pagamento ou, para as empresas com pagamento diferido, a contar da encomenda. No momento da entrega, verifique os volumes na presença do transportador e anote os danos no documento de transporte.",
          "As baterias de lítio e as peças fora de medida viajam por meios próprios. O levantamento no armazém é gratuito.",
        ],
      },
      {
        heading: "Direito de livre resolução dos consumidores",
        paragraphs: [
          "Quem compra como particular pode resolver o contrato no prazo de 14 dias a contar da entrega do último bem, sem indicar o motivo, também através da função de livre resolução na página da encomenda. Reembolsamos o valor pago, incluindo o envio normal, no prazo de 14 dias a contar da receção da mercadoria ou da prova do seu envio. As despesas de devolução ficam a cargo de quem resolve o contrato. Para mercadorias em paletes, que não podem voltar pelo correio, o custo estimado é igual ao da entrega indicado na encomenda. Excluem-se os bens feitos por medida.",
        ],
      },
      {
        heading: "Garantias",
        paragraphs: [
          "Os consumidores têm direito à garantia legal de conformidade de dois anos; as empresas, de um ano. As garantias comerciais do fabricante, de produto e de rendimento, acrescem a esta e constam da ficha de cada produto.",
        ],
      },
      {
        heading: "Recolha de resíduos elétricos",
        paragraphs: [
          "Por cada equipamento novo recolhemos gratuitamente o usado equivalente. O Ecovalor REEE e o de baterias, quando devidos, são indicados à parte em cada preço.",
        ],
      },
      {
        heading: "Litígios",
        paragraphs: [
          "Para os consumidores é competente o tribunal do lugar de residência; para as empresas, o da sede da Solvia.",
        ],
      },
    ],
  },
  privacy: {
    title: "Política de privacidade",
    lead: "Que dados tratamos, porquê, durante quanto tempo e como pode decidir. Texto de demonstração de uma sociedade fictícia: antes de ser utilizado, deve ser substituído por um texto aprovado por um jurista.",
    sections: [
      {
        heading: "Responsável",
        paragraphs: [
          "O responsável pelo tratamento é a Solvia, sociedade de demonstração. Para qualquer questão, escreva à assistência pelo chat ou a partir da página da sua conta.",
        ],
      },
      {
        heading: "Dados e finalidades",
        paragraphs: [
          "Dados da conta e da empresa: para o contrato e as obrigações fiscais. Moradas e telefone: para entregar. Encomendas, pagamentos e faturas: para o contrato e por lei. Os números de cartão nunca passam pelos nossos sistemas: são tratados pelo prestador de serviços de pagamento.",
          "Endereço IP e registo de acessos: para a segurança. Newsletter e comunicações comerciais: só com o seu consentimento, que pode retirar com um clique.",
        ],
      },
      {
        heading: "Conservação",
        paragraphs: [
          "Documentos fiscais: dez anos. Conta: enquanto estiver aberta; ao ser encerrada, os dados pessoais são apagados, exceto os que a lei nos obriga a conservar. Registos de acesso: doze meses, no máximo.",
        ],
      },
      {
        heading: "Quem mais os vê",
        paragraphs: [
          "Transportadores, prestador de serviços de pagamento, fornecedor da infraestrutura na área europeia, contabilista: cada um apenas para a sua tarefa e vinculado por contrato. Não vendemos dados.",
        ],
      },
      {
        heading: "Os seus direitos",
        paragraphs: [
          "Pode consultar, corrigir, exportar e apagar os seus dados, limitar a sua utilização e opor-se a ela, nas definições da conta ou escrevendo-nos. Pode apresentar reclamação à autoridade italiana de proteção de dados (Garante per la protezione dei dati personali) ou à do país em que vive (em Portugal, a CNPD).",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Política de cookies",
    lead: "O que o site guarda no seu navegador e porquê. Texto de demonstração de uma sociedade fictícia: antes de ser utilizado, deve ser substituído por um texto aprovado por um jurista.",
    sections: [
      {
        heading: "Cookies técnicos",
        paragraphs: [
          "Um cookie de sessão, que existe depois do início de sessão e serve para o reconhecer, e um cookie do carrinho, se lá colocar produtos sem iniciar sessão. Os scripts da página não os podem ler; expiram por si, e o de sessão também quando sai. Não é necessário consentimento, porque sem eles o site não funciona. Um terceiro cookie diz à página apenas que iniciou sessão, para que não mostre preços de outros: este os scripts podem ler, e não contém mais nada.",
        ],
      },
      {
        heading: "Memória do navegador",
        paragraphs: [
          "O idioma, o país e os produtos a comparar ficam na memória do seu navegador e não nos são enviados como perfil: pode apagá-los nas definições do navegador.",
        ],
      },
      {
        heading: "Estatísticas e publicidade",
        paragraphs: [
          "Sem o seu consentimento não carregamos ferramentas de estatística nem de publicidade. Se o der, pode retirá-lo quando quiser. Nesta instalação de demonstração não existe nenhuma.",
        ],
      },
      {
        heading: "Pagamentos",
        paragraphs: [
          "Na finalização da compra, o formulário do cartão é do prestador de serviços de pagamento, que utiliza os seus próprios cookies técnicos contra a fraude.",
        ],
      },
    ],
  },
};
