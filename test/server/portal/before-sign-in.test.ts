/** Pages without a session: in the browser's language, or in the reader's once a link identifies them. */
import { expect } from 'chai';
import { languages, type Language } from '../../../documents/messages/words.js';
import { buildClient, buildContact } from '../../support/builders/factories.js';
import { buildInvited, uniqueEmail } from '../../support/builders/invitations.js';
import { buildWorkspace } from '../../support/builders/workspace.js';
import {
  buildAddress,
  fromOwnPage,
  mailedPath,
  password,
  Visitor,
  type PageAnswer,
} from '../../support/service/visitor.js';

interface Expected {
  readonly signIn: string;
  readonly forgotten: string;
  readonly choice: string;
  readonly setPassword: string;
  readonly isSet: string;
  readonly error: string;
  readonly putRight: string;
  readonly missing: string;
  readonly tooShort: string;
  readonly wrong: string;
  readonly tooMany: string;
  readonly deadTitle: string;
  readonly dead: string;
  readonly otherSite: string;
}

const expected: Readonly<Record<Language, Expected>> = {
  en: {
    signIn: 'Sign in to the client portal',
    forgotten: 'Set a new password',
    choice: 'Where do you want to sign in?',
    setPassword: 'Set your password',
    isSet: 'Your password is set. Sign in with it.',
    error: 'Error: ',
    putRight: 'Please correct this:',
    missing: 'Password: Please fill this in.',
    tooShort: 'Password: Please write at least 10 characters.',
    wrong: 'The e-mail address or the password is wrong',
    tooMany: 'There were too many attempts. Please try again in 60 minutes.',
    deadTitle: 'This link does not work',
    dead: 'This link is no longer valid',
    otherSite: 'This request does not come from a page of this service',
  },
  de: {
    signIn: 'Im Kundenportal anmelden',
    forgotten: 'Neues Passwort festlegen',
    choice: 'Wo möchten Sie sich anmelden?',
    setPassword: 'Ihr Passwort festlegen',
    isSet: 'Ihr Passwort ist festgelegt. Melden Sie sich damit an.',
    error: 'Fehler: ',
    putRight: 'Bitte korrigieren Sie Folgendes:',
    missing: 'Passwort: Bitte füllen Sie dies aus.',
    tooShort: 'Passwort: Bitte schreiben Sie mindestens 10 Zeichen.',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch',
    tooMany: 'Es waren zu viele Versuche. Bitte versuchen Sie es in 60 Minuten noch einmal.',
    deadTitle: 'Dieser Link funktioniert nicht',
    dead: 'Dieser Link gilt nicht mehr',
    otherSite: 'Diese Anfrage kommt nicht von einer Seite dieses Dienstes',
  },
  fr: {
    signIn: 'Se connecter au portail client',
    forgotten: 'Choisir un nouveau mot de passe',
    choice: 'Où voulez-vous vous connecter ?',
    setPassword: 'Choisissez votre mot de passe',
    isSet: 'Votre mot de passe est enregistré.',
    error: 'Erreur : ',
    putRight: 'Veuillez corriger :',
    missing: 'Mot de passe: Veuillez remplir ce champ.',
    tooShort: 'Mot de passe: Veuillez écrire au moins 10 caractères.',
    wrong: 'L’adresse e-mail ou le mot de passe est incorrect',
    tooMany: 'Il y a eu trop de tentatives. Veuillez réessayer dans 60 minutes.',
    deadTitle: 'Ce lien ne fonctionne pas',
    dead: 'Ce lien n’est plus valable',
    otherSite: 'Cette demande ne vient pas d’une page de ce service',
  },
  es: {
    signIn: 'Iniciar sesión en el portal de clientes',
    forgotten: 'Elegir una contraseña nueva',
    choice: '¿Dónde quiere iniciar sesión?',
    setPassword: 'Elija su contraseña',
    isSet: 'Su contraseña está guardada.',
    error: 'Error: ',
    putRight: 'Corrija lo siguiente:',
    missing: 'Contraseña: Rellene este campo.',
    tooShort: 'Contraseña: Escriba al menos 10 caracteres.',
    wrong: 'El correo electrónico o la contraseña no son correctos',
    tooMany: 'Ha habido demasiados intentos. Vuelva a intentarlo dentro de 60 minutos.',
    deadTitle: 'Este enlace no funciona',
    dead: 'Este enlace ya no es válido',
    otherSite: 'Esta solicitud no procede de una página de este servicio',
  },
  it: {
    signIn: 'Accedi al portale clienti',
    forgotten: 'Scegliere una nuova password',
    choice: 'Dove desidera accedere?',
    setPassword: 'Scelga la Sua password',
    isSet: 'La Sua password è stata salvata.',
    error: 'Errore: ',
    putRight: 'Corregga quanto segue:',
    missing: 'Password: Compili questo campo.',
    tooShort: 'Password: Scriva almeno 10 caratteri.',
    wrong: 'L’indirizzo e-mail o la password non sono corretti',
    tooMany: 'Ci sono stati troppi tentativi. Riprovi tra 60 minuti.',
    deadTitle: 'Questo link non funziona',
    dead: 'Questo link non è più valido',
    otherSite: 'Questa richiesta non proviene da una pagina di questo servizio',
  },
  nl: {
    signIn: 'Aanmelden bij het klantenportaal',
    forgotten: 'Nieuw wachtwoord instellen',
    choice: 'Waar wilt u zich aanmelden?',
    setPassword: 'Stel uw wachtwoord in',
    isSet: 'Uw wachtwoord is ingesteld.',
    error: 'Fout: ',
    putRight: 'Corrigeer het volgende:',
    missing: 'Wachtwoord: Vul dit in.',
    tooShort: 'Wachtwoord: Schrijf minstens 10 tekens.',
    wrong: 'Het e-mailadres of het wachtwoord is onjuist',
    tooMany: 'Er waren te veel pogingen. Probeer het over 60 minuten opnieuw.',
    deadTitle: 'Deze link werkt niet',
    dead: 'Deze link is niet meer geldig',
    otherSite: 'Dit verzoek komt niet van een pagina van deze dienst',
  },
};

/** Headers of a browser that prefers a language, and then one without a translation. */
const asking = (language: string): Record<string, string> => ({
  ...fromOwnPage,
  'Accept-Language': `${language}-CH, ja;q=0.9`,
});

/** Asserts that a page is in a language, has these texts, and nothing left in English. */
function expectPage(seen: PageAnswer, status: number, language: string, texts: readonly string[]): void {
  expect(seen.status, seen.text).to.equal(status);
  expect(seen.text).to.contain(`<html lang="${language}">`).and.not.contain('<span lang');
  for (const text of texts) expect(seen.text).to.contain(text);
}

const varies = ({ headers }: PageAnswer): boolean => (headers.get('vary') ?? '').includes('Accept-Language');

/** The path of a link with which a contact sets a password, at a client with this locale. */
async function invitedPath(locale: string): Promise<string> {
  const { owner } = await buildWorkspace();
  const { id: client_id } = await buildClient(owner, { locale });
  const { id } = await buildContact(owner, { client_id, email: uniqueEmail() });
  await owner.call('enableContactPortal', { params: { id }, body: {} });
  return mailedPath(owner, '/portal/passwords/');
}

describe('the pages before sign-in to the portal', () => {
  for (const language of languages) {
    const words = expected[language];
    const headers = asking(language);

    it(`are in the language of the browser: ${language}`, async () => {
      const visitor = await Visitor.arrive();
      const signIn = await visitor.get('/portal/sign-in', headers);
      expectPage(signIn, 200, language, [`<title>${words.signIn}</title>`, `<h1>${words.signIn}</h1>`]);
      const forgotten = await visitor.get('/portal/forgotten-password', headers);
      expectPage(forgotten, 200, language, [`<title>${words.forgotten}</title>`, `<h1>${words.forgotten}</h1>`]);
      expectPage(await visitor.get('/portal/sign-in?done=password', headers), 200, language, [words.isSet]);
      const dead = await visitor.get('/portal/passwords/x', headers);
      expectPage(dead, 404, language, [`<h1>${words.deadTitle}</h1>`, words.dead]);
      expect([signIn, forgotten, dead].map(varies)).to.deep.equal([true, true, true]);
    });

    it(`say in it what is wrong: ${language}`, async () => {
      const visitor = await Visitor.arrive();
      const email = uniqueEmail();
      const error = [`<title>${words.error}${words.signIn}</title>`];
      const empty = await visitor.submit('/portal/sign-in', { email }, headers);
      expectPage(empty, 400, language, [...error, words.putRight, `>${words.missing}</a>`]);
      const wrong = await visitor.submit('/portal/sign-in', { email, password }, headers);
      expectPage(wrong, 401, language, [...error, words.wrong]);
      expect([varies(empty), varies(wrong)]).to.deep.equal([true, true]);
      const forget = () => visitor.submit('/portal/forgotten-password', { email }, headers);
      await Promise.all([forget(), forget(), forget()]);
      expectPage(await forget(), 429, language, [words.error, words.tooMany]);
      for (const path of ['/portal/sign-in', '/portal/sign-out'])
        expectPage(
          await visitor.submit(path, { email }, { ...headers, 'Sec-Fetch-Site': 'cross-site' }),
          403,
          language,
          [words.otherSite],
        );
    });

    it(`that set a password are in the language of the client: ${language}`, async () => {
      const path = await invitedPath(`${language}-CH`);
      const visitor = await Visitor.arrive();
      const page = await visitor.get(path, asking('ja'));
      expectPage(page, 200, language, [`<title>${words.setPassword}</title>`, `<h1>${words.setPassword}</h1>`]);
      expect(varies(page)).to.equal(false);
      const short = await visitor.submit(path, { password: 'short' }, asking('ja'));
      const title = `<title>${words.error}${words.setPassword}</title>`;
      expectPage(short, 400, language, [title, words.putRight, `>${words.tooShort}</a>`]);
      expect((await visitor.submit(path, { password }, headers)).status).to.equal(303);
      expectPage(await visitor.get(path, headers), 404, language, [words.deadTitle, words.dead]);
    });
  }

  it('ask in the language of the browser which account is meant', async () => {
    const { live } = await buildWorkspace();
    const build = () => buildContact(live, { email: uniqueEmail(), portal_access: 'view' });
    const contacts = [await build(), await build()];
    const email = await buildAddress('contacts', ...contacts.map(({ id }) => id));
    const visitor = await Visitor.arrive();
    for (const language of languages) {
      const seen = await visitor.submit('/portal/sign-in', { email, password }, asking(language));
      expectPage(seen, 200, language, [`<h1>${expected[language].choice}</h1>`]);
      expect(varies(seen)).to.equal(true);
    }
  });

  it('are in English for a language that there is nothing in, and for a browser that names none', async () => {
    const visitor = await Visitor.arrive();
    const browsers: readonly Record<string, string>[] = [{}, { 'Accept-Language': 'ja' }, { 'Accept-Language': '*' }];
    for (const headers of browsers) {
      expectPage(await visitor.get('/portal/sign-in', headers), 200, 'en', [expected.en.signIn]);
      expectPage(await visitor.get('/portal/passwords/x', headers), 404, 'en', [expected.en.dead]);
    }
  });

  it('answer programs in English, without asking for their language', async () => {
    const visitor = await Visitor.arrive();
    const { status, body, headers } = await visitor.send('/portal/sign-in', { email: uniqueEmail() }, asking('de'));
    expect([status, body.error?.message]).to.deep.equal([400, 'password is required']);
    expect(headers.get('vary') ?? '').to.not.contain('Accept-Language');
  });
});

describe('the pages of the team', () => {
  const signIn: Readonly<Record<Language, string>> = {
    en: 'Sign in to Docket',
    de: 'Bei Docket anmelden',
    fr: 'Se connecter à Docket',
    es: 'Iniciar sesión en Docket',
    it: 'Accedi a Docket',
    nl: 'Aanmelden bij Docket',
  };

  for (const language of languages)
    it(`are in the language of the browser until a link tells whose they are: ${language}`, async () => {
      const headers = asking(language);
      const visitor = await Visitor.arrive();
      const page = await visitor.get('/sign-in', headers);
      expectPage(page, 200, language, [`<title>${signIn[language]}</title>`, `<h1>${signIn[language]}</h1>`]);
      const forgotten = await visitor.get('/forgotten-password', headers);
      expectPage(forgotten, 200, language, [`<h1>${expected[language].forgotten}</h1>`, 'Docket']);
      const dead = await visitor.get('/invitations/x', headers);
      expectPage(dead, 404, language, [expected[language].deadTitle, expected[language].dead]);
      const owners = await visitor.get('/first-sign-in/x', headers);
      expectPage(owners, 404, language, [expected[language].deadTitle, 'npm run workspaces -- link']);
      expect([page, forgotten, dead].map(varies)).to.deep.equal([true, true, true]);
    });

  it('that set a password are in the language of the user, else of the workspace, else of the browser', async () => {
    const { owner } = await buildWorkspace();
    const linkFor = async (locale: string | null): Promise<string> => {
      await buildInvited(owner, { locale });
      return mailedPath(owner, '/invitations/');
    };
    const visitor = await Visitor.arrive();
    const [own, none] = [await linkFor('it-CH'), await linkFor(null)];
    const page = await visitor.get(own, asking('nl'));
    expectPage(page, 200, 'it', ['<h1>Entra in Test Firm</h1>', 'Il suo nome']);
    expect(varies(page)).to.equal(false);
    const short = await visitor.submit(own, { name: 'Ada', password: 'short' }, asking('nl'));
    expectPage(short, 400, 'it', [expected.it.putRight, `>${expected.it.tooShort}</a>`]);
    expectPage(await visitor.get(none, asking('nl')), 200, 'nl', ['<h1>Meedoen bij Test Firm</h1>']);
    await owner.call('updateWorkspace', { body: { locale: 'es' } });
    expectPage(await visitor.get(none, asking('nl')), 200, 'es', ['<h1>Unirse a Test Firm</h1>']);
  });

  it('word errors in English as the API does', async () => {
    const { owner } = await buildWorkspace();
    await buildInvited(owner);
    const visitor = await Visitor.arrive();
    const { text } = await visitor.submit('/sign-in', {});
    expect(text).to.contain('<title>Error: Sign in to Docket</title>').and.contain('>Password is required</a>');
    const short = await visitor.submit(await mailedPath(owner, '/invitations/'), { name: 'Ada', password: 'short' });
    expect(short.text).to.contain('>Password must have at least 10 characters</a>');
  });
});
