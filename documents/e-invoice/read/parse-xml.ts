/** XML that may be hostile, as a tree. Nothing in it is expanded or fetched. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ReadElement } from './read-element.js';
import { quoted, Unreadable } from './unreadable.js';

const maxDepth = 50;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  alwaysCreateTextNode: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: maxDepth,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

export interface XmlRoot {
  readonly name: string;
  readonly namespace: string;
  readonly element: ReadElement;
}

/** Throws `Unreadable` unless it is well-formed XML without a document type, and at most 50 levels deep. */
export function parseXml(text: string): XmlRoot {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw new Unreadable('must not have a document type declaration (DOCTYPE) or entities of its own');
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Unreadable(`must be well-formed XML: line ${valid.err.line}: ${valid.err.msg}`);
  const { name, namespace } = rootOf(text);
  const element = new ReadElement(parsed(text)).children(name)[0];
  if (!element) throw new Unreadable('must be well-formed XML with one root element');
  return { name, namespace, element };
}

function parsed(text: string): unknown {
  try {
    return parser.parse(withoutSections(text));
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new Unreadable(
      message.startsWith('Maximum nested')
        ? `must be at most ${maxDepth} elements deep`
        : `must be well-formed XML: ${quoted(message)}`,
    );
  }
}

/** CDATA sections as escaped text, because the parser would not tell their text from other text. */
const withoutSections = (text: string): string =>
  text.replaceAll(/<!\[CDATA\[([^]*?)\]\]>/g, (_, section: string) =>
    section.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );

/** The root element, of which the parser keeps no namespace. */
function rootOf(text: string): Omit<XmlRoot, 'element'> {
  const prolog = /^\ufeff?(?:\s|<\?[^]*?\?>|<!--[^]*?-->)*/.exec(text)?.[0] ?? '';
  const [, prefix = '', name = '', attributes = ''] =
    /^<(?:([^\s:/>]+):)?([^\s:/>]+)([^>]*)>/.exec(text.slice(prolog.length)) ?? [];
  const declarations = [...attributes.matchAll(/\sxmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  const [, , double, single] = declarations.find(([, declared = '']) => declared === prefix) ?? [];
  return { name, namespace: double ?? single ?? '' };
}
